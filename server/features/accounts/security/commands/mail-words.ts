import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

/** The recipient of a mail; `first_name` is empty if the address has no account. */
export interface Reader {
  readonly first_name: string;
}

const hello = ({ first_name }: Reader) => (first_name ? `Hej ${first_name}.` : 'Hej.');

const NOT_YOU =
  'Var det du behöver du inte göra något. Var det inte du: välj ett nytt lösenord genast, så avslutas alla inloggningar.';
const CHOOSE_PASSWORD = { action: 'Välj nytt lösenord', path: '/ForgotPassword' } as const;

/** The mail with the link for choosing a new password; `hours` is the life of the link. */
export function resetLinkMail(reader: Reader, token: string, hours: number): MailContent {
  return {
    title: 'Välj ett nytt lösenord',
    message: `${hello(reader)} Tryck på knappen för att välja ett nytt lösenord hos ${BRAND}. Länken gäller ${hours === 1 ? 'i en timme' : `i ${hours} timmar`} och kan användas en gång. Har du inte bett om det kan du bortse från mejlet. Ditt lösenord är då oförändrat.`,
    action: 'Välj nytt lösenord',
    path: `/ResetPassword?token=${token}`,
    is_asked: true,
  };
}

/** The mail about a new password, set by a link or in the settings. `now` is an instant. */
export function passwordChangedMail(reader: Reader, now: string): MailContent {
  return {
    title: 'Ditt lösenord är ändrat',
    message: `${hello(reader)} Lösenordet till ditt konto hos ${BRAND} ändrades ${formatMoment(now)}. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail that asks the present address to agree to a change of address. `hours` is the life of the link. */
export function leaveAddressMail(reader: Reader, new_email: string, token: string, hours: number): MailContent {
  return {
    title: 'Ska din e-postadress bytas?',
    message: `${hello(reader)} Någon som är inloggad på ditt konto hos ${BRAND} vill byta dess e-postadress till ${new_email}. Tryck på knappen om det är du. Bytet blir klart när båda adresserna har sagt ja, inom ${hours} timmar.\n\nÄr det inte du: tryck inte på knappen, och välj ett nytt lösenord under ”Glömt lösenordet” på inloggningssidan.`,
    action: 'Ja, byt adress',
    path: `/ConfirmEmailChange?token=${token}`,
  };
}

/**
 * The mail that asks the new address to confirm a change of address. `hours` is the life of the link, and `is_alone` says
 * that the old mailbox is gone and confirms nothing.
 */
export function takeAddressMail(
  reader: Reader,
  { token, hours, is_alone }: { readonly token: string; readonly hours: number; readonly is_alone: boolean },
): MailContent {
  const until = is_alone ? `inom ${hours} timmar` : `när båda adresserna har sagt ja, inom ${hours} timmar`;
  return {
    title: 'Bekräfta din nya e-postadress',
    message: `${hello(reader)} Tryck på knappen för att använda den här adressen till ditt konto hos ${BRAND}. ${is_alone ? 'Länken gäller' : 'Bytet blir klart'} ${until}. Har du inget konto hos ${BRAND} kan du bortse från mejlet.`,
    action: 'Ja, det är min adress',
    path: `/ConfirmEmailChange?token=${token}`,
    reason: `Du får det här mejlet för att någon har angett adressen till sitt konto hos ${BRAND}.`,
  };
}

/** The mail to both addresses after the address was changed. `now` is an instant. */
export function addressChangedMail(reader: Reader, new_email: string, now: string): MailContent {
  return {
    title: 'Din e-postadress är bytt',
    message: `${hello(reader)} Du loggar in på ${BRAND} med ${new_email} sedan ${formatMoment(now)}. Var det du behöver du inte göra något. Var det inte du: svara på det här mejlet, så hjälper vi dig.`,
    action: 'Logga in',
    path: '/Login',
  };
}

/** The mail after an authenticator was added to the sign-in. */
export function secondFactorOnMail(reader: Reader, now: string): MailContent {
  return {
    title: 'Tvåstegsverifiering är på',
    message: `${hello(reader)} Tvåstegsverifiering slogs på för ditt konto hos ${BRAND} ${formatMoment(now)}. Nu behövs en kod från din autentiseringsapp när du loggar in. Spara återställningskoderna på ett säkert ställe. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail about a removed authenticator. */
export function secondFactorOffMail(reader: Reader, now: string): MailContent {
  return {
    title: 'Tvåstegsverifiering är av',
    message: `${hello(reader)} Tvåstegsverifiering stängdes av för ditt konto hos ${BRAND} ${formatMoment(now)}. Nu räcker lösenordet när du loggar in. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail that tries an address again after mails to it have come back. */
export const addressTriedMail = (reader: Reader): MailContent => ({
  title: 'Nu når våra mejl dig igen',
  message: `${hello(reader)} Mejl från ${BRAND} kom tillbaka från din adress, och du sa att den fungerar. Det här mejlet visar att den gör det.`,
  action: `Till ${BRAND}`,
  path: '/',
});
