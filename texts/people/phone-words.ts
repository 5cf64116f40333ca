import { PHONE_CODE_MINUTES } from '#domain/people/phone/phone-code.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** The text message that confirms a number; it must fit one message of 160 characters. */
export const confirmationText = (code: string) =>
  `${code} är din kod hos ${BRAND}. Den gäller i ${PHONE_CODE_MINUTES} minuter. Har du inte bett om den kan du bortse från den.`;

/** The mail to a talent about the own mobile number. It does not contain the number, as mails are read by others. */
export const phoneMail = (first_name: string, what: 'kept' | 'removed') => ({
  title: what === 'kept' ? 'Ditt mobilnummer är sparat' : 'Ditt mobilnummer är borttaget',
  message: `Hej ${first_name}. ${
    what === 'kept'
      ? `Ett mobilnummer är bekräftat för ditt konto hos ${BRAND}. Företag som bokar dig ser det.`
      : `Mobilnumret för ditt konto hos ${BRAND} är borttaget.`
  } Var det du behöver du inte göra något. Var det inte du: välj ett nytt lösenord och svara på det här mejlet.`,
  action: 'Se ditt mobilnummer',
  path: '/TalentSettings#mobilnummer',
});

/** The mail to a guardian about the own mobile number; the guardian has no account. */
export const guardianPhoneMail = (guardian_name: string, first_name: string, what: 'kept' | 'removed') => ({
  title: what === 'kept' ? 'Ditt mobilnummer är sparat' : 'Ditt mobilnummer är borttaget',
  message: `Hej ${guardian_name}. ${
    what === 'kept'
      ? `Ditt mobilnummer är bekräftat. Företag som bokar ${first_name} ser det, med ditt namn.`
      : `Ditt mobilnummer är borttaget.`
  } Var det inte du: svara på det här mejlet.`,
  action: `Till ${BRAND}`,
  path: '/',
});
