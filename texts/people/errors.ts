import type { ErrorData, errors } from '#contract/people/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';
import { listed } from '#texts/kernel/in-sentence.ts';
import { profileStepLabels } from '#texts/people/labels.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  profile_incomplete: (data) =>
    data
      ? `Profilen behöver ${listed(data.missing.map((step) => profileStepLabels[step].toLowerCase()))} för att kunna visas.`
      : 'Profilen är inte färdig. Gå tillbaka till steget som saknar något.',
  profile_not_visible: 'Sedcardet finns så länge företag kan se din profil. Gör den synlig och försök igen.',
  text_not_sent: 'Sms:et gick inte att skicka. Kontrollera numret eller försök igen om en stund.',
  file_not_image: 'Filen är inte en bild som vi kan läsa. Använd JPEG, PNG, WebP eller AVIF.',
  image_too_small: 'Bilden är för liten. Den behöver vara minst 400 pixlar på varje sida.',
  too_many_images: 'Du har redan så många bilder som får plats. Ta bort någon först.',
  file_no_paper: 'Filen är varken en PDF eller en bild som vi kan läsa. Använd PDF, JPEG eller PNG.',
  documents_full: 'Du har så många dokument som får plats. Ta bort något först.',
  recording_too_large: 'Filen är för stor. Korta den, eller spara den i lägre upplösning.',
  recordings_full: 'Du har skickat så många du får. Ta bort en, eller ersätt en.',
  recordings_at_once: 'Flera andra filer är redan på väg. Vänta tills de har kommit fram, eller ta bort dem.',
  deadline_passed: 'Sista tidpunkten har gått.',
  name_not_printable: 'Ditt namn har tecken som vi inte kan skriva i en PDF ännu. Skriv det med latinska bokstäver.',
  document_damaged: 'Dokumentet är skadat och lämnas inte ut. Vi har fått veta det.',
  too_many_busy_spans: 'Fler perioder får inte plats. Ta bort någon som inte behövs längre.',
  too_many_calendars: 'Du kan ha fem kalendrar. Ta bort någon som inte behövs längre.',
  payment_details_incomplete: 'Fyll i både ditt personnummer och vart pengarna ska.',
  account_sent_back: 'Banken har skickat tillbaka pengar från det kontot. Fyll i ett annat konto.',
  identity_number_used:
    'Numret finns redan på ett annat konto hos Medverka. Logga in på det i stället, eller skriv till oss om du inte känner igen det.',
  birth_date_differs:
    'Numret har ett annat födelsedatum än ditt konto. Kontrollera siffrorna. Är det datumet på kontot som är fel, skriv till oss så rättar vi det.',
  seller_details_missing:
    'Skriv ditt momsregistreringsnummer och din adress. Båda ska stå på fakturan för att vi ska få betala ut momsen.',
  vat_number_differs:
    'Numret hör till en annan person. En enskild firma har ägarens personnummer. Kontrollera siffrorna.',
  guardian_not_needed: 'Den som har fyllt 18 år behöver inget samtycke.',
  guardian_asked_today: 'Mejlet har redan skickats i dag. Du kan skicka det igen i morgon.',
  guardian_is_self: 'Det är din egen e-postadress. Skriv din vårdnadshavares.',
  guardian_twice: 'Den adressen är redan uppgiven. Varje vårdnadshavare behöver en egen.',
  guardian_address_unfit:
    'Från den här e-postadressen kan inget samtycke lämnas. Frågan behöver gå till en vårdnadshavares egen adress.',
  guardian_childs_browser:
    'I den här webbläsaren har barnet loggat in. Öppna länken i mejlet på din egen telefon eller dator, och svara där.',
  guardian_decides: 'Du är under 18 år, så en agent kan svara för dig först när du är myndig.',
  agent_is_self: 'Det är din egen e-postadress. Skriv agentens.',
  agent_twice: 'Den agenten har du redan frågat. Ändra det du har sparat, eller avsluta det först.',
  agent_second_factor: 'Slå på tvåstegsverifiering under Inställningar, Säkerhet. Den krävs för att svara för andra.',
  agent_unfit: 'En agent behöver vara myndig, med födelsedatum på sitt konto.',
  agents_full: 'Du kan ha tre agenter. Avsluta någon först.',
};
