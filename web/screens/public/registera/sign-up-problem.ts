import { WEAK_PASSWORD } from '#texts/accounts/password.ts';
import { ApiError, WordlessError } from '#web/api/client.ts';

/** A refused sign-up as the screen shows it. */
export type SignUpProblem =
  /**
   * The address has an unconfirmed account, and a new mail was sent: the screen goes on to the code and shows the
   * message there.
   */
  | { readonly kind: 'verify'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'form'; readonly message: string };

const MAIL_SENT = 'E-post är redan registrerad. Vi har skickat ett nytt verifieringsmejl - kontrollera din e-post.';
const INVALID_EMAIL = 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.';
const FAILED = 'Kunde inte skapa konto. Försök igen.';

/** Error codes whose message always has the same place in the form. */
const SETTLED: Partial<Readonly<Record<ApiError['code'], SignUpProblem['kind'] | 'email' | 'password'>>> = {
  already_registered_mail_sent: 'verify',
  already_registered_mail_failed: 'form',
  already_registered_verified: 'form',
  email_used: 'email',
  weak_password: 'password',
  invalid_email: 'email',
  sign_up_failed: 'form',
};

/**
 * Classifies a refusal by the catalogue of the spec, section 8. An error without a known code is classified by its
 * message, in the order of U-05: already registered (whatever the status), then for a 422 password, e-mail, other.
 */
export function signUpProblem(error: unknown): SignUpProblem {
  if (!(error instanceof ApiError) || error instanceof WordlessError) return { kind: 'form', message: FAILED };
  const { code, status, message, fields } = error;
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  const settled = SETTLED[code];
  if (settled === 'email' || settled === 'password') return { kind: 'fields', fields: { [settled]: message } };
  if (settled === 'verify' || settled === 'form') return { kind: settled, message };
  const words = message.toLowerCase();
  if (/already registered|user already exists/.test(words)) return { kind: 'verify', message: MAIL_SENT };
  if (status !== 422) return { kind: 'form', message: message || FAILED };
  if (/password|lösenord/.test(words)) return { kind: 'fields', fields: { password: WEAK_PASSWORD } };
  if (/e-?mail|e-?post/.test(words)) return { kind: 'fields', fields: { email: INVALID_EMAIL } };
  return { kind: 'form', message: `Registrering misslyckades: ${message}` };
}
