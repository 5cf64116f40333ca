import type { ErrorData, errors } from '#contract/accounts/errors.ts';
import { WEAK_PASSWORD } from '#texts/accounts/password.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  wrong_credentials: 'Fel e-post eller lösenord.',
  company_not_active: `Ditt företagskonto är inte aktiverat ännu. Kontakta ${BRAND} för mer info.`,
  talent_not_verified: 'Din e-post är inte verifierad ännu. Vänligen kontakta support.',
  talent_suspended: 'Ditt konto är avstängt. Varför, och hur du överklagar, står i mejlet som vi skickade.',
  no_profile: 'Ingen profil hittades. Vänligen verifiera din e-post först eller registrera dig.',
  registration_incomplete: 'Fyll i ditt födelsedatum och godkänn villkoren först.',
  second_factor_expired: 'Det tog för lång tid. Logga in med lösenordet igen.',
  second_factor_missing: 'Kontot saknar tvåstegsverifiering. Den krävs för administratörer.',
  second_factor_required: 'Ett administratörskonto måste ha tvåstegsverifiering. Den kan inte stängas av.',
  already_registered_verified: 'Denna e-post är redan registrerad och verifierad. Vänligen logga in istället.',
  already_registered_mail_sent:
    'E-post är redan registrerad. Vi har skickat ett nytt verifieringsmejl - kontrollera din e-post.',
  already_registered_mail_failed:
    'E-post är redan registrerad men inte verifierad. Kontrollera din e-post och klicka på verifieringslänken, eller logga in för att få ett nytt e-post.',
  email_used: 'E-post används',
  weak_password: WEAK_PASSWORD,
  invalid_email: 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.',
  // English, as the spec words it for this call (section 8); screens show the sentences of the fields instead.
  email_or_phone_missing: 'You must provide either an email or phone number and a password',
  sign_up_failed: (data) => `Registrering misslyckades: ${data?.reason ?? 'okänt fel'}`,
  organisation_number_used: 'Företaget är redan registrerat. Be en kollega som har konto att bjuda in dig.',
  organisation_number_held:
    'Ett annat företag hos Medverka har redan samma organisationsnummer, så det här kan inte godkännas.',
  email_not_confirmed: 'Företaget har inte bekräftat sin e-post ännu.',
  wrong_code: 'Koden stämmer inte. Kontrollera siffrorna och försök igen.',
  dead_code: 'Koden gäller inte längre. Be om en ny.',
  too_many_tries: 'Koden har provats för många gånger. Be om en ny.',
  dead_link: 'Länken gäller inte längre. Be om en ny.',
  foreign_redirect: 'Länken i mejlet kan bara leda tillbaka hit.',
  wrong_password: 'Lösenordet stämmer inte.',
  password_missing: 'Ditt konto har inget lösenord ännu. Välj ett med ”Glömt lösenordet” först.',
  same_email: 'Det är den adress du redan har.',
  email_of_guardian: 'Det är din vårdnadshavares adress. Skriv en som är din egen.',
  last_way_in:
    'Det är ditt enda sätt att logga in. Välj ett lösenord med ”Glömt lösenordet” eller lägg till en nyckel först.',
  export_asked: 'Du har redan bett om en kopia det senaste dygnet.',
  deletion_hindered: 'Något måste bli klart innan kontot kan raderas. Ladda om sidan, så står det vad.',
  company_hindered: 'Något måste bli klart innan företaget kan raderas. Ladda om sidan, så står det vad.',
  company_name_differs: 'Skriv företagets namn som det står här ovanför.',
  social_start_failed: 'Kunde inte starta inloggning. Försök igen.',
  social_email_unverified: 'Din e-post kunde inte verifieras. Vänligen använd e-postregistrering istället.',
  social_failed: 'Inloggningen kunde inte slutföras. Försök igen.',
  social_cancelled: 'Du avbröt inloggningen. Försök igen när du vill.',
  social_use_password: 'Logga in med e-post och lösenord istället.',
  social_taken: 'Det kontot hör redan till någon annan hos Medverka, så det kunde inte kopplas.',
  social_already_linked: 'Du har redan kopplat ett annat sådant konto. Koppla bort det först.',
  passkey_cancelled: 'Du avbröt. Försök igen när du vill.',
  passkey_timed_out: 'Det tog för lång tid. Försök igen.',
  passkey_not_allowed: 'Nyckeln kunde inte bekräfta att det är du. Försök igen.',
  passkey_already_registered: 'Den här nyckeln är redan tillagd.',
  passkey_unknown: 'Vi känner inte igen nyckeln. Logga in på ett annat sätt.',
  passkey_wrong_origin: 'Nyckeln hör till en annan webbplats.',
  passkey_not_supported: 'Webbläsaren kan inte använda nycklar här.',
};
