import type { Provider } from '#domain/accounts/account/providers.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

interface Reader {
  readonly first_name: string;
}

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };
const NOT_YOU =
  'Var det du behöver du inte göra något. Var det inte du: välj ett nytt lösenord genast, så avslutas alla inloggningar, och se sedan över Andra konton i dina inställningar.';
const CHOOSE_PASSWORD = { action: 'Välj nytt lösenord', path: '/ForgotPassword' } as const;

/** The mail about a linked provider. `now` is an instant. */
export function providerLinkedMail({ first_name }: Reader, provider: Provider, now: string): MailContent {
  const name = NAMES[provider];
  return {
    title: `${name} är kopplat till ditt konto`,
    message: `Hej ${first_name}. Ett konto hos ${name} kopplades till ditt konto hos ${BRAND} ${formatMoment(now)}. Med det kan man logga in här. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}

/** The mail about an unlinked provider. */
export function providerUnlinkedMail({ first_name }: Reader, provider: Provider, now: string): MailContent {
  const name = NAMES[provider];
  return {
    title: `${name} är bortkopplat från ditt konto`,
    message: `Hej ${first_name}. Kontot hos ${name} kopplades bort från ditt konto hos ${BRAND} ${formatMoment(now)} och kan inte längre användas för att logga in. ${NOT_YOU}`,
    ...CHOOSE_PASSWORD,
  };
}
