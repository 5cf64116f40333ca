/**
 * The descriptions of public screens, by the name of the route; a screen without a description has no opening. Search
 * engines show the description under the title, and the page shows it until the app renders.
 */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Login: 'Logga in på Medverka. Här svarar talanger på förfrågningar, och företag hittar och bokar dem.',
  Registera:
    'Skapa en gratis profil på Medverka som modell, skådespelare eller frilansare. Du väljer vilka förfrågningar du tackar ja till.',
  CompanyRegistration:
    'Ansök om ett konto för ditt företag eller produktionsbolag på Medverka. Sök, fråga och boka talanger på ett ställe.',
  ForgotPassword: 'Har du glömt lösenordet till Medverka? Få ett mejl där du kan välja ett nytt.',
};

/**
 * The HTML that the page of a public screen shows until the app renders: the title in its final place, and the
 * description. Both arguments are HTML.
 */
export const openingOf = (title: string, description: string): string =>
  '<div class="mx-auto max-w-[96rem] px-4 pt-22 sm:px-6 md:pt-30 lg:px-10"><div class="w-full max-w-[30rem] max-lg:mx-auto">' +
  `<h1 class="voice-serif text-title">${title}</h1><p class="mt-3 text-ink-muted">${description}</p>` +
  '<p role="status" class="mt-8 text-ink-muted">Laddar...</p></div></div>';
