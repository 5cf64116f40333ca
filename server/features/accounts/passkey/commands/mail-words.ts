import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

interface Reader {
  readonly first_name: string;
}

const NOT_YOU =
  'Var det du behöver du inte göra något. Var det inte du: välj ett nytt lösenord genast, så avslutas alla inloggningar, och se sedan över dina nycklar under Säkerhet.';
const CHOOSE_PASSWORD = { action: 'Välj nytt lösenord', path: '/ForgotPassword' } as const;

/** The mail about an added passkey. `name` is the owner's name for the passkey; `now` is an instant. */
export function passkeyAddedMail({ first_name }: Reader, name: string, now: string): MailContent {
  return {
    title: 'En nyckel har lagts till',
    message: `Hej ${first_name}. Nyckeln ”${name}” lades till på ditt konto hos ${BRAND} ${formatMoment(now)}. Med den loggar man in utan lösenord. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail about a removed passkey. */
export function passkeyRemovedMail({ first_name }: Reader, name: string, now: string): MailContent {
  return {
    title: 'En nyckel har tagits bort',
    message: `Hej ${first_name}. Nyckeln ”${name}” togs bort från ditt konto hos ${BRAND} ${formatMoment(now)} och kan inte längre användas för att logga in. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail about a sign-in that was refused because the passkey seems to have been copied. */
export function passkeyCopiedMail({ first_name }: Reader, name: string, now: string): MailContent {
  return {
    title: 'En av dina nycklar kan ha kopierats',
    message: `Hej ${first_name}. Vi sade nej till en inloggning på ditt konto hos ${BRAND} ${formatMoment(now)}. Den gjordes med nyckeln ”${name}”, och det såg ut som om den finns på två ställen. Ta bort nyckeln under Säkerhet och lägg till en ny. Var det inte du som loggade in: välj ett nytt lösenord genast, så avslutas alla inloggningar.`,
    ...CHOOSE_PASSWORD,
  };
}
