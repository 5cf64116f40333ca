/** The Swedish sentence of every error code. Total by type: a code without a sentence does not compile. */
import type { ErrorCode, ErrorData, Instead } from '#contract/registry/errors.ts';
import type { CastingNeed } from '#domain/projects/project/project.rules.ts';
import { WEAK_PASSWORD } from '#texts/accounts/password.ts';
import { auditionNeedWords } from '#texts/auditions/audition-words.ts';
import { seenEnoughText } from '#texts/companies/shown-people-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { profileStepLabels } from '#texts/people/labels.ts';
import { neededFieldWords } from '#texts/work/call-sheet-words.ts';
import { orderHoldWords } from '#texts/work/order-hold-words.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT } from '#texts/work/right-words.ts';

type ErrorTexts = {
  readonly [Code in ErrorCode]: Code extends keyof ErrorData ? string | ((data?: ErrorData[Code]) => string) : string;
};

const NEEDS: Record<CastingNeed, string> = {
  title: 'en titel',
  dates: 'datum',
  place: 'en plats',
  roles: 'minst en roll',
  role_fee: 'namn, antal och arvode för varje roll',
  rights: 'var materialet får visas, eller att det inte visas',
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} och ${words.at(-1)}`;
}

function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} timmar`;
  return minutes === 1 ? '1 minut' : `${minutes} minuter`;
}

/** What somebody hears who may be shut out by others' tries: why, for how long, and how to get in meanwhile. */
const INSTEAD: Record<Instead, (wait: string) => string> = {
  reset_link: (wait) =>
    `Det har gjorts för många försök att logga in. ${wait} och försök igen, eller välj ”Glömt lösenordet”: med länken vi mejlar kommer du in direkt.`,
  link_of_mail: (wait) =>
    `Det har provats för många koder. Tryck på knappen i mejlet i stället, den fungerar ändå. ${wait} om du hellre skriver en kod.`,
  recovery_code: (wait) =>
    `Det har skrivits för många fel koder på kontot. Använd en återställningskod, eller välj ett nytt lösenord med ”Glömt lösenordet” och logga in på samma enhet. Annars: ${wait.toLowerCase()} och försök igen.`,
  newest_mail: (wait) =>
    `Det har redan betts om flera mejl till adressen. Länken i det senaste gäller. ${wait} om du behöver ett nytt.`,
};

export const errorTexts: ErrorTexts = {
  ...orderHoldWords,
  invalid_input: 'Något i formuläret behöver rättas.',
  signed_out: 'Du har loggats ut. Logga in igen för att fortsätta.',
  forbidden: 'Du har inte tillgång till det här.',
  over_limit: 'Det kostar mer än din gräns. Någon med högre gräns behöver säga ja.',
  sign_off_outdated: 'Det kostar mer nu än när det frågades, så det behöver attesteras på nytt.',
  asker_may_not: 'Den som bad om det får inte beställa åt företaget längre. Någon som får behöver göra det.',
  key_unknown: 'Nyckeln finns inte eller har slutat gälla.',
  key_may_not: 'Det här går inte att göra med en nyckel. Logga in som medlem i företaget i stället.',
  repeat_differs: 'Samma Idempotency-Key har redan använts för något annat. Använd en ny.',
  call_under_way: 'Samma anrop är redan på gång. Fråga igen om några sekunder.',
  answer_not_kept: 'Anropet har redan tagits emot, men svaret finns inte kvar. Läs hur det står innan du gör om det.',
  webhooks_full: 'Företaget har redan så många webhookar som får finnas. Ta bort en som inte används.',
  keys_full: 'Företaget har redan så många nycklar som får finnas. Avsluta en som inte används.',
  members_full: 'Företaget har så många medlemmar som får plats. Ta bort någon först.',
  already_member: 'Personen är redan medlem.',
  admins_full: 'Det finns så många administratörer som får plats. Avsluta någon först.',
  not_yourself: 'Det här får en annan ägare göra, så att det alltid finns en ägare kvar.',
  last_owner: 'Företaget behöver en ägare. Gör någon annan till ägare först.',
  inquiry_full: 'Ärendet är fullt. Ställ en ny fråga i stället.',
  not_your_desk: 'Din roll som administratör räcker inte till det här. Be någon av ägarna.',
  not_acted_for:
    'Det går inte att handla för ett konto som är avstängt eller inte klart att användas. Häv avstängningen först om något ska göras.',
  both_sides: 'Du har redan gjort något här åt den andra sidan. Be en kollega göra det här.',
  reason_needed: 'Säg först för vem du handlar, och varför. Det gäller sedan i en timme.',
  member_may_not: 'Din roll i företaget räcker inte till det här. Be någon av ägarna.',
  not_found: 'Det här finns inte, eller så är det inte ditt.',
  too_many_requests: (data) => {
    const wait = `Vänta ${data ? waitWords(data.retry_after_seconds) : '5 minuter'}`;
    return data?.instead ? INSTEAD[data.instead](wait) : `Du har försökt för många gånger. ${wait} och försök igen.`;
  },
  seen_enough: seenEnoughText,
  internal: 'Något gick fel hos oss. Försök igen om en stund.',
  unavailable: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  bad_request: 'Det går inte att läsa.',
  too_slow: 'Det tog för lång tid. Försök igen.',
  wrong_content_type: 'Formatet går inte att läsa.',
  wrong_host: 'Adressen är inte vår.',
  headers_too_large: 'Det blev för mycket på en gång. Rensa kakorna och försök igen.',
  wrong_credentials: 'Fel e-post eller lösenord.',
  company_not_active: `Ditt företagskonto är inte aktiverat ännu. Kontakta ${BRAND} för mer info.`,
  talent_suspended: 'Ditt konto är avstängt. Varför, och hur du överklagar, står i mejlet som vi skickade.',
  talent_not_verified: 'Din e-post är inte verifierad ännu. Vänligen kontakta support.',
  no_profile: 'Ingen profil hittades. Vänligen verifiera din e-post först eller registrera dig.',
  already_registered_verified: 'Denna e-post är redan registrerad och verifierad. Vänligen logga in istället.',
  already_registered_mail_sent:
    'E-post är redan registrerad. Vi har skickat ett nytt verifieringsmejl - kontrollera din e-post.',
  already_registered_mail_failed:
    'E-post är redan registrerad men inte verifierad. Kontrollera din e-post och klicka på verifieringslänken, eller logga in för att få ett nytt e-post.',
  email_used: 'E-post används',
  weak_password: WEAK_PASSWORD,
  invalid_email: 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.',
  sign_up_failed: (data) => `Registrering misslyckades: ${data?.reason ?? 'okänt fel'}`,
  payment_details_incomplete: 'Fyll i både ditt personnummer och vart pengarna ska.',
  account_sent_back: 'Banken har skickat tillbaka pengar från det kontot. Fyll i ett annat konto.',
  identity_number_used:
    'Numret finns redan på ett annat konto hos Medverka. Logga in på det i stället, eller skriv till oss om du inte känner igen det.',
  birth_date_differs:
    'Numret har ett annat födelsedatum än ditt konto. Kontrollera siffrorna. Är det datumet på kontot som är fel, skriv till oss så rättar vi det.',
  organisation_number_used: 'Företaget är redan registrerat. Be en kollega som har konto att bjuda in dig.',
  organisation_number_held:
    'Ett annat företag hos Medverka har redan samma organisationsnummer, så det här kan inte godkännas.',
  wrong_code: 'Koden stämmer inte. Kontrollera siffrorna och försök igen.',
  dead_code: 'Koden gäller inte längre. Be om en ny.',
  too_many_tries: 'Koden har provats för många gånger. Be om en ny.',
  text_not_sent: 'Sms:et gick inte att skicka. Kontrollera numret eller försök igen om en stund.',
  dead_link: 'Länken gäller inte längre. Be om en ny.',
  second_factor_expired: 'Det tog för lång tid. Logga in med lösenordet igen.',
  second_factor_missing: 'Kontot saknar tvåstegsverifiering. Den krävs för administratörer.',
  second_factor_required: 'Ett administratörskonto måste ha tvåstegsverifiering. Den kan inte stängas av.',
  registration_incomplete: 'Fyll i ditt födelsedatum och godkänn villkoren först.',
  // The call's own words (spec, section 8); screens show the sentences of the fields instead (product, U-14).
  email_or_phone_missing: 'You must provide either an email or phone number and a password',
  foreign_redirect: 'Länken i mejlet kan bara leda tillbaka hit.',
  wrong_password: 'Lösenordet stämmer inte.',
  export_asked: 'Du har redan bett om en kopia det senaste dygnet.',
  merge_hindered: 'Något måste avgöras innan kontona kan bli ett. Ladda om sidan, så står det vad.',
  company_hindered: 'Något måste bli klart innan företaget kan raderas. Ladda om sidan, så står det vad.',
  company_name_differs: 'Skriv företagets namn som det står här ovanför.',
  deletion_hindered: 'Något måste bli klart innan kontot kan raderas. Ladda om sidan, så står det vad.',
  password_missing: 'Ditt konto har inget lösenord ännu. Välj ett med ”Glömt lösenordet” först.',
  same_email: 'Det är den adress du redan har.',
  email_of_guardian: 'Det är din vårdnadshavares adress. Skriv en som är din egen.',
  social_start_failed: 'Kunde inte starta inloggning. Försök igen.',
  social_email_unverified: 'Din e-post kunde inte verifieras. Vänligen använd e-postregistrering istället.',
  social_failed: 'Inloggningen kunde inte slutföras. Försök igen.',
  social_cancelled: 'Du avbröt inloggningen. Försök igen när du vill.',
  social_use_password: 'Logga in med e-post och lösenord istället.',
  social_taken: 'Det kontot hör redan till någon annan hos Medverka, så det kunde inte kopplas.',
  social_already_linked: 'Du har redan kopplat ett annat sådant konto. Koppla bort det först.',
  last_way_in:
    'Det är ditt enda sätt att logga in. Välj ett lösenord med ”Glömt lösenordet” eller lägg till en nyckel först.',
  passkey_cancelled: 'Du avbröt. Försök igen när du vill.',
  passkey_timed_out: 'Det tog för lång tid. Försök igen.',
  passkey_not_allowed: 'Nyckeln kunde inte bekräfta att det är du. Försök igen.',
  passkey_already_registered: 'Den här nyckeln är redan tillagd.',
  passkey_unknown: 'Vi känner inte igen nyckeln. Logga in på ett annat sätt.',
  passkey_wrong_origin: 'Nyckeln hör till en annan webbplats.',
  passkey_not_supported: 'Webbläsaren kan inte använda nycklar här.',
  file_too_large: 'Filen är för stor. Hur stor den får vara står vid fältet.',
  file_unknown:
    'Vi kan inte ta emot den sortens fil. Skicka en bild, en PDF, ljud (MP3, M4A, WAV) eller film (MP4, MOV).',
  media_unreadable:
    'Vi kan inte läsa filmen eller ljudet och därför inte ta bort platsen ur det. Spara om filen som MP4, M4A eller MP3.',
  unsent_full: 'Du har många filer som inte har skickats. Skicka dem du har valt, eller försök igen i morgon.',
  brief_unreadable: 'Texten tar för lång tid att läsa. Korta den, eller dela upp den och läs en del i taget.',
  recording_too_large: 'Filen är för stor. Korta den, eller spara den i lägre upplösning.',
  documents_full: 'Du har så många dokument som får plats. Ta bort något först.',
  recordings_full: 'Du har skickat så många du får. Ta bort en, eller ersätt en.',
  nobody_to_show: 'Det finns ingen att visa. Lägg till någon som har svarat ja.',
  presentation_end_unfit: 'Slutdagen har passerat eller ligger för långt fram. Ändra den först.',
  presentation_closed:
    'Länken eller koden stämmer inte, eller så visas inget längre. Kontrollera koden, eller fråga den som skickade länken.',
  recordings_at_once: 'Flera andra filer är redan på väg. Vänta tills de har kommit fram, eller ta bort dem.',
  file_not_pdf:
    'Filen är ingen PDF som vi kan läsa, eller så är den låst. Spara den som en vanlig PDF och försök igen.',
  file_gone: 'En av filerna är för gammal. Lägg till den igen.',
  file_no_paper: 'Filen är varken en PDF eller en bild som vi kan läsa. Använd PDF, JPEG eller PNG.',
  file_not_image: 'Filen är inte en bild som vi kan läsa. Använd JPEG, PNG, WebP eller AVIF.',
  image_too_small: 'Bilden är för liten. Den behöver vara minst 400 pixlar på varje sida.',
  too_many_images: 'Du har redan så många bilder som får plats. Ta bort någon först.',
  busy: 'Många laddar upp filer just nu. Vänta en halv minut och försök igen.',
  // Heard by programs alone: a browser's stream shows no answer, and goes on by its polls.
  too_many_streams: 'Du har för många öppna.',
  streams_full: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  profile_not_visible: 'Sedcardet finns så länge företag kan se din profil. Gör den synlig och försök igen.',
  name_not_printable: 'Ditt namn har tecken som vi inte kan skriva i en PDF ännu. Skriv det med latinska bokstäver.',
  name_differs: (data) =>
    data ? `Skriv ditt namn som det står här: ${data.name}.` : 'Skriv ditt namn som det står hos oss.',
  rights_unsaid:
    'Avtalet ger ingen rätt att visa det som spelas in. Kryssa i att det inte visas, eller erbjud ett nytt avtal med rättigheter.',
  document_damaged: 'Dokumentet är skadat och lämnas inte ut. Vi har fått veta det.',
  too_many_calendars: 'Du kan ha fem kalendrar. Ta bort någon som inte behövs längre.',
  too_many_busy_spans: 'Fler perioder får inte plats. Ta bort någon som inte behövs längre.',
  rate_exists: 'Det finns redan en sats från den dagen. Ta tillbaka den först, eller välj en annan dag.',
  rate_has_begun: 'Satsen har redan börjat gälla. Lägg till en ny i stället.',
  shortlist_name_used: 'Det finns redan en lista med det namnet. Välj ett annat.',
  shortlist_full: 'En lista har plats för 500 personer. Ta bort några, eller skapa en ny lista.',
  too_many_shortlists: 'Det finns plats för 50 listor. Ta bort någon som inte behövs längre.',
  too_many_saved_views: 'Det finns plats för 30 vyer av varje lista. Ta bort någon som inte behövs längre.',
  too_many_saved_searches: 'Du kan spara 30 sökningar. Ta bort någon som inte behövs längre.',
  not_allowed_for_role: 'Det här kan inte göras med ditt konto.',
  one_person:
    'Kontot räknas som samma person som tog steget före: de har samma brevlåda, eller har loggat in i samma webbläsare. Någon annan behöver göra det här.',
  same_person: 'Du gjorde steget före. Någon annan behöver göra det här.',
  not_allowed_now: 'Det här går inte att göra just nu.',
  changed_meanwhile: 'Någon annan hann före. Se över det nya läget och försök igen.',
  project_incomplete: (data) =>
    `Projektet behöver ${data ? listed(data.missing.map((need) => NEEDS[need])) : 'fyllas i'} innan det kan gå vidare.`,
  no_requests_sent: 'Skicka minst en förfrågan först.',
  nobody_interested: 'Ingen har svarat ja ännu.',
  nobody_approved: 'Godkänn minst en person först.',
  roles_short: (data) =>
    data
      ? `Det saknas folk: ${listed(data.roles.map((role) => `${role.missing} till ${role.title}`))}. Bekräfta om du vill gå vidare ändå.`
      : 'Alla roller är inte tillsatta. Bekräfta om du vill gå vidare ändå.',
  role_full: 'Rollen har redan så många godkända som den ska ha. Ta bort någon först, eller ändra antalet.',
  not_interested: 'Personen har inte svarat ja, så den kan inte godkännas.',
  project_not_casting: 'Projektet tar inte emot svar eller val längre.',
  template_name_used: 'Ni har redan en mall som heter så.',
  too_many_templates: 'Ni har så många mallar som går.',
  counter_offer_over: 'Motbudets tid har gått ut.',
  offer_waits: 'Talangen har föreslagit andra villkor och väntar på ert svar.',
  counter_offer_rounds: 'Fler förslag går inte att skicka.',
  order_waits_for_all: 'Alla har inte sagt ja. Ersätt den som inte kan, eller boka var för sig.',
  order_has_no_review: 'En beställning har inget urval. Aktivera den direkt.',
  work_not_over: 'Sista arbetsdagen har inte varit ännu.',
  work_over: 'Arbetet har redan varit och går inte att avboka. Det som inte blev av anges i arbetsrapporten.',
  answer_day_not_passed: 'Sista svarsdagen har inte gått ännu.',
  answer_day_passed: 'Sista svarsdagen måste ligga framåt i tiden.',
  answer_day_earlier: 'Det finns redan tid till en senare dag. Välj en dag efter den sista svarsdag som gäller nu.',
  platform_missing: 'Fyll först i vilka vi är under Inställningar: namn, nummer och bankgiro.',
  nothing_owed: 'Det finns inget att fakturera för projektet.',
  payment_exists: 'En betalning med den referensen är redan registrerad på fakturan.',
  invoice_unknown: 'Det finns ingen utställd faktura med det numret.',
  bank_file_unreadable: 'Filen är inget kontoutdrag i kronor (camt.053 eller camt.054). Hämta den på nytt hos banken.',
  bank_file_foreign: 'Filen gäller ett annat konto än de som står under Företagsuppgifter.',
  bank_parts_differ: 'Delarna ska bli lika mycket som betalningen.',
  bank_payment_unknown: 'Fakturan har ingen betalning på just så mycket att ta tillbaka.',
  credit_too_large: 'Det är mer än vad som återstår av raderna. Ladda om sidan och försök igen.',
  peppol_unfit:
    'Fakturan kan inte bli en e-faktura: något av företagets uppgifter saknas eller är fel. Skicka den som PDF.',
  reminded_today: 'Personen har redan påmints i dag. Vänta till i morgon.',
  email_not_confirmed: 'Företaget har inte bekräftat sin e-post ännu.',
  already_requested: 'Personen har redan fått en förfrågan om rollen.',
  booking_clash: (data) =>
    data
      ? `${listed(data.clashes.map((clash) => `${clash.talent_name} är redan bokad ${formatDaySpan(clash.starts_on, clash.ends_on)}`))}. Välj någon annan eller ändra dagarna.`
      : 'Någon är redan bokad de dagarna.',
  talent_not_visible: 'Personen tar inte emot förfrågningar just nu.',
  profile_incomplete: (data) =>
    data
      ? `Profilen behöver ${listed(data.missing.map((step) => profileStepLabels[step].toLowerCase()))} för att kunna visas.`
      : 'Profilen är inte färdig. Gå tillbaka till steget som saknar något.',
  answer_day_late: 'Svaret behövs senast den första dagen som är kvar.',
  place_taken: 'Platsen är inte ledig längre. Tack för att du ville hoppa in.',
  sheet_incomplete: (data) =>
    data
      ? `Dagsbeskedet behöver ${listed(data.missing.map((field) => neededFieldWords[field]))} innan det kan publiceras.`
      : 'Dagsbeskedet är inte färdigt.',
  audition_incomplete: (data) =>
    data
      ? `Provfilmningen behöver ${listed(data.missing.map((field) => auditionNeedWords[field]))} innan den kan publiceras.`
      : 'Provfilmningen är inte färdig.',
  not_in_review: 'Gå vidare till Urval i projektet först. Då kan du kalla.',
  deadline_passed: 'Sista tidpunkten har gått.',
  deadline_unfit: 'Välj en tidpunkt som kommer och som är senare än den som gäller.',
  already_invited: 'Någon av dem är redan tillagd.',
  sheet_unchanged: 'Det står samma sak som i den version som redan gäller.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan säga ja.',
  thread_closed: 'Det går inte att skriva här längre.',
  thread_blocked: 'Talangen har avslutat kontakten, så det går inte att skriva här.',
  company_writes_first: 'Du kan svara när företaget har skrivit till dig.',
  guardian_not_needed: 'Den som har fyllt 18 år behöver inget samtycke.',
  guardian_asked_today: 'Mejlet har redan skickats i dag. Du kan skicka det igen i morgon.',
  option_end_unfit: 'Optionen måste sluta framåt i tiden, inom 30 dagar och senast första arbetsdagen.',
  options_full:
    'Personen har redan 1:a, 2:a och 3:e option på de dagarna. Du kan boka ändå, eller vänta tills någon släpper.',
  option_not_second: 'Bara den som har 2:a option efter ett annat företag kan utmana.',
  option_challenged: 'Den som står före är redan utmanad och har ett dygn på sig.',
  option_runs: 'Optionens tid har inte gått ut ännu.',
  publication_unfit: PUBLICATION_UNFIT,
  publication_later: PUBLICATION_LATER,
  right_begins_by_itself: 'Avtalet säger vilken dag tiden börjar, så ingen visning behöver rapporteras.',
  right_runs: 'Tiden är inte inne ännu.',
  right_extended: 'Rättigheten är förlängd till ett bestämt datum, så första visningen kan inte ändras.',
  right_over:
    'Rättigheten har gått ut, så första visningen kan inte ändras. Vill ni visa materialet längre behövs en förlängning eller ett nytt avtal.',
  renewal_not_agreed: 'Inget pris för en förlängning är avtalat, så den behöver ni komma överens om på nytt.',
  extension_ordered: 'En förlängning är redan beställd och väntar på underskrift.',
  extension_late: 'Tiden har varit slut för länge för att förlängas. Kom överens om ett nytt avtal.',
  guardian_twice: 'Den adressen är redan uppgiven. Varje vårdnadshavare behöver en egen.',
  not_in_terms: 'Villkoren säger inte att det ersätts. Skriv det i meddelandet i stället.',
  guardian_is_self: 'Det är din egen e-postadress. Skriv din vårdnadshavares.',
  guardian_address_unfit:
    'Från den här e-postadressen kan inget samtycke lämnas. Frågan behöver gå till en vårdnadshavares egen adress.',
  guardian_childs_browser:
    'I den här webbläsaren har barnet loggat in. Öppna länken i mejlet på din egen telefon eller dator, och svara där.',
  terms_incomplete: (data) =>
    data
      ? `Villkoren är inte färdiga för ${listed(data.roles.map(({ title }) => title))}. Fyll i det som saknas i formuläret först.`
      : 'Villkoren är inte färdiga. Fyll i det som saknas i formuläret först.',
  terms_locked: 'När förfrågningar är ute ändras villkoren bara genom att fråga igen.',
  terms_outdated: 'Svaret gäller tidigare villkor. Dra tillbaka förfrågan och fråga igen.',
  terms_unchanged: 'Villkoren är desamma. Ändra något först.',
  account_awaited:
    'Banken har skickat tillbaka pengar från talangens konto. Utbetalningen väntar på ett nytt konto från talangen.',
  objection_open: 'Talangen kan fortfarande säga till om självfakturan. Vänta tills dagarna har gått.',
  objection_over: 'Tiden att säga till har gått ut. Svara på mejlet om fakturan i stället.',
  account_changed: 'Talangen har bytt konto sedan utbetalningen godkändes. Godkänn den på nytt.',
  account_new:
    'Talangen har nyss bytt konto. Vänta tills de två dagarna har gått, eller fråga talangen på ett annat sätt och bekräfta kontot.',
  account_too_soon: 'Ett nytt konto gäller tidigast om två dagar, så att alla hinner se det. Välj en senare dag.',
  days_begun: 'Dagar som har börjat går inte att ändra eller lägga till.',
  work_decided: 'Arbetsrapporten är avgjord och det som betalas ligger fast, så villkoren går inte att ändra längre.',
  cancelled_pay:
    'För en avbokad dag betalas ersättning enligt villkoren som gällde då, och nya villkor kan inte ändra den. Dagen, arvodet och reglerna för avbokning behöver stå kvar.',
  offer_over: 'Erbjudandet om tiden gäller inte längre.',
  time_full: 'Tiden är redan tagen. Välj en annan.',
  time_clash: 'Personen har redan en annan tid samtidigt.',
  time_in_use: 'Någon har eller erbjuds den tiden. Flytta personen först.',
  times_overlap: 'Det finns redan tider i rummet då. Välj andra klockslag eller ett annat rum.',
  too_many_times: 'Så många tider ryms inte i en provfilmning. Högst 1 000.',
  limits_broken: 'Det här ber för mycket av dem ni frågar. Se vad som behöver ändras.',
  announcement_exists: 'Rollen har redan en annons.',
  role_closed: 'Rollen är stängd. Den tar inte emot fler frågor och svar så länge den är det.',
  undo_too_late: 'De tio minuterna har gått, så beskeden går ut. Du kan öppna rollen igen.',
  role_in_use: 'Rollen kan inte tas bort när den är annonserad eller någon har fått en förfrågan om den.',
  unknown_field: (data) => `Fältet ${data?.field ?? 'du angav'} finns inte här.`,
  state_field: (data) => `Fältet ${data?.field ?? 'du angav'} ändras inte direkt, utan av det som händer.`,
  read_only_field: (data) => `Fältet ${data?.field ?? 'du angav'} kan läsas men inte ändras här.`,
  record_exists: 'Det finns redan en sådan post.',
  record_deleted: 'En post med det här id:t har tagits bort. Använd ett nytt id.',
};

/** The sentence of a code, with what it carries. */
export function errorText(code: ErrorCode, data?: unknown): string {
  const text = errorTexts[code] as string | ((data?: unknown) => string);
  return typeof text === 'string' ? text : text(data);
}
