import type { errors } from '#contract/money/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  platform_missing: 'Fyll först i vilka vi är under Inställningar: namn, nummer och bankgiro.',
  nothing_owed: 'Det finns inget att fakturera för projektet.',
  advance_not_needed: 'Det behövs inget förskott. Projektet går att boka.',
  credit_too_large: 'Det är mer än vad som återstår av raderna. Ladda om sidan och försök igen.',
  self_bill_changed: 'Namnet eller adressen har ändrats sedan självfakturan skrevs, så bara PDF:en gäller.',
  self_bill_unfit:
    'Självfakturan kan inte bli en e-faktura: något av säljarens nummer eller adress saknas. PDF:en gäller.',
  peppol_unfit:
    'Fakturan kan inte bli en e-faktura: något av företagets uppgifter saknas eller är fel. Skicka den som PDF.',
  payment_exists: 'En betalning med den referensen är redan registrerad på fakturan.',
  invoice_unknown: 'Det finns ingen utställd faktura med det numret.',
  bank_file_unreadable:
    'Filen går inte att läsa som kontoutdrag i kronor (camt.053 eller camt.054): den är avbruten, ändrad eller något annat. Hämta den på nytt hos banken.',
  bank_file_encoding:
    'Filen är skriven med en annan teckenkodning än den uppger, så å, ä och ö skulle bli fel. Hämta den hos banken utan att öppna den, eller spara den som UTF-8.',
  bank_file_intraday:
    'Filen är en rapport under dagen (camt.052), inget kontoutdrag: det som står i den kan ändras. Hämta kontoutdraget (camt.053) eller aviseringen (camt.054) i stället.',
  bank_file_version:
    'Filen har en version av camt.053 eller camt.054 som vi inte känner. Vi läser version 02 till 13; be banken om någon av dem.',
  bank_file_other:
    'Filen är ett annat slags bankfil. Här läses kontoutdrag (camt.053), aviseringar (camt.054) och svar på utbetalningar (pain.002).',
  bank_file_too_long: 'Filen har fler än 50 000 poster. Hämta den i flera delar hos banken.',
  bank_file_slow:
    'Filen tog för lång tid att läsa, och ingenting av den är inläst. Försök igen, eller hämta den i flera delar hos banken.',
  bank_file_foreign: 'Filen gäller ett annat konto än de som står under Företagsuppgifter.',
  bank_parts_differ: 'Delarna ska bli lika mycket som betalningen.',
  bank_payment_unknown: 'Fakturan har ingen betalning på just så mycket att ta tillbaka.',
  month_left_open: 'Mer är kvar i månaden än det som du bekräftade. Läs raderna igen och stäng sedan.',
  voucher_has_own_command:
    'Det här tas tillbaka där det gjordes: kreditera fakturan, ta tillbaka betalningen eller avskrivningen, eller registrera att banken skickat tillbaka utbetalningen.',
  correction_moves_debt:
    'Raderna ändrar vad en kund, en leverantör, en talang eller banken är skyldig. De kontona förklaras av fakturor, utbetalningar och bankens poster, och ska bli noll i en rättelse.',
  correction_waits: 'Det finns redan en rättelse av verifikationen som väntar på godkännande.',
  declaration_contact_unfit:
    'Skatteverket tar inte emot telefonnumret eller e-postadressen i våra företagsuppgifter. Rätta dem under Inställningar.',
  sellers_unchanged: 'Inget har ändrats sedan filen gjordes, så det finns inget att rätta.',
  no_sellers: 'Ingen har sålt genom oss det året.',
  seller_facts_missing: 'Någon säljare saknar personnummer eller adress. De står namngivna ovanför.',
  declaration_number_missing: 'Någon i månaden saknar personnummer. Talangen fyller i det under Utbetalningar.',
  declaration_unchanged: 'Ingenting har ändrats sedan månaden lämnades in.',
  handed_in_early: 'Filen var inte skapad den dagen. Välj en dag från och med när den skapades.',
  account_changed: 'Talangen har bytt konto sedan utbetalningen godkändes. Godkänn den på nytt.',
  account_new:
    'Talangen har nyss bytt konto. Vänta tills de två dagarna har gått, eller fråga talangen på ett annat sätt och bekräfta kontot.',
  account_too_soon: 'Ett nytt konto gäller tidigast om två dagar, så att alla hinner se det. Välj en senare dag.',
  account_awaited:
    'Banken har skickat tillbaka pengar från talangens konto. Utbetalningen väntar på ett nytt konto från talangen.',
  work_right_missing:
    'Det är talangens första lön, eller så har tillståndet gått ut. Se efter att talangen får arbeta i Sverige, och skriv vad du har sett under Väntar på uppgifter.',
  supplier_invoice_missing: 'Registrera egenanställningsbolagets faktura först.',
  supplier_invoice_differs: 'Fakturan ska vara på samma belopp som utbetalningen. Be bolaget om en ny om den är fel.',
  supplier_invoice_known: 'Den fakturan är redan registrerad på en annan utbetalning.',
  bank_missing: 'Välj först vår bank i Företagsuppgifter under Inställningar. Bankerna vill ha filen på olika sätt.',
  bank_id_missing:
    'Vår bank kräver ett kundnummer eller avtalsnummer i filen. Fyll i det i Företagsuppgifter under Inställningar.',
  payee_town_missing:
    'Vår bank kräver mottagarens ort. Be de talanger som saknar ort att fylla i sin kommun i profilen.',
  wage_of_next_year:
    'Någon av lönerna är uträknad med nästa års skatt och avgifter. Välj en dag efter nyår: den kommer ändå fram i tid.',
  objection_open: 'Talangen kan fortfarande säga till om självfakturan. Vänta tills dagarna har gått.',
  objection_over: 'Tiden att säga till har gått ut. Svara på mejlet om fakturan i stället.',
};
