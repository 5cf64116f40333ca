import type { errors } from '#contract/money/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  platform_missing: 'Fyll först i vilka vi är under Inställningar: namn, nummer och bankgiro.',
  nothing_owed: 'Det finns inget att fakturera för projektet.',
  credit_too_large: 'Det är mer än vad som återstår av raderna. Ladda om sidan och försök igen.',
  peppol_unfit:
    'Fakturan kan inte bli en e-faktura: något av företagets uppgifter saknas eller är fel. Skicka den som PDF.',
  payment_exists: 'En betalning med den referensen är redan registrerad på fakturan.',
  invoice_unknown: 'Det finns ingen utställd faktura med det numret.',
  bank_file_unreadable: 'Filen är inget kontoutdrag i kronor (camt.053 eller camt.054). Hämta den på nytt hos banken.',
  bank_file_foreign: 'Filen gäller ett annat konto än de som står under Företagsuppgifter.',
  bank_parts_differ: 'Delarna ska bli lika mycket som betalningen.',
  bank_payment_unknown: 'Fakturan har ingen betalning på just så mycket att ta tillbaka.',
  account_changed: 'Talangen har bytt konto sedan utbetalningen godkändes. Godkänn den på nytt.',
  account_new:
    'Talangen har nyss bytt konto. Vänta tills de två dagarna har gått, eller fråga talangen på ett annat sätt och bekräfta kontot.',
  account_too_soon: 'Ett nytt konto gäller tidigast om två dagar, så att alla hinner se det. Välj en senare dag.',
  account_awaited:
    'Banken har skickat tillbaka pengar från talangens konto. Utbetalningen väntar på ett nytt konto från talangen.',
  objection_open: 'Talangen kan fortfarande säga till om självfakturan. Vänta tills dagarna har gått.',
  objection_over: 'Tiden att säga till har gått ut. Svara på mejlet om fakturan i stället.',
};
