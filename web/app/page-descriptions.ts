/** What search engines show under the title of a public screen, by the name of its route. */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Login: 'Logga in på Medverka. Här svarar talanger på förfrågningar, och företag hittar och bokar dem.',
  Registera:
    'Skapa en gratis profil på Medverka som modell, skådespelare eller frilansare. Du väljer vilka förfrågningar du tackar ja till.',
  CompanyRegistration:
    'Ansök om ett konto för ditt företag eller produktionsbolag på Medverka. Sök, fråga och boka talanger på ett ställe.',
  ForgotPassword: 'Har du glömt lösenordet till Medverka? Få ett mejl där du kan välja ett nytt.',
};
