import { z } from 'zod';
import { done, email, id, instant, password } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { six } from './account.ts';

/** The present password. Sensitive commands ask for it again, unless the sign-in is recent. */
export const presentPassword = z
  .string({ error: 'Fyll i ditt nuvarande lösenord.' })
  .min(1, 'Fyll i ditt nuvarande lösenord.')
  .max(200);
/** The extra body field of a route that asks for the password again. */
export const askedAgain = { password: presentPassword.optional() };
const token = z.string().min(1).max(2000);

/** The security settings of an account. */
export const securityOverview = z.object({
  email: z.string(),
  /** True while mails to the address come back. */
  is_unreached: z.boolean(),
  /** True if the mailbox is gone: then only the new address confirms a change. */
  is_mailbox_gone: z.boolean(),
  /** A change of e-mail that the old address, the new one or both have not yet confirmed. */
  pending_email: z
    .object({ new_email: z.string(), is_old_confirmed: z.boolean(), is_new_confirmed: z.boolean() })
    .nullable(),
  has_password: z.boolean(),
  /** Time until which the caller need not repeat the password after signing in; null if it has passed. */
  recent_until: instant.nullable(),
  providers: z.array(z.enum(['google', 'facebook'])),
  second_factor: z.object({ is_on: z.boolean(), is_required: z.boolean(), recovery_codes_left: z.number() }),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_date: instant, last_used_date: instant.nullable() }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      is_current: z.boolean(),
      /** For instance 'Chrome på Windows'; null if neither browser nor system is recognised. */
      browser: z.string().nullable(),
      method: z.enum(['password', 'google', 'facebook', 'passkey']),
      created_date: instant,
      /** Time of the last renewal of the session, or of the sign-in before the first renewal. */
      seen_date: instant,
    }),
  ),
});
export type SecurityOverview = z.output<typeof securityOverview>;

export const securityRoutes = declareRoutes({
  'POST /account/password/forgot': {
    auth: 'public',
    summary:
      'Mails a link for choosing a new password. The answer and its time are the same for known and unknown addresses.',
    body: z.strictObject({ email }),
    limits: ['mail_from_address', 'reset_mail'],
    response: done,
    affects: [],
    errors: [],
  },
  'POST /account/password/reset/check': {
    auth: 'public',
    summary: 'Checks that a link for choosing a new password is still valid.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: done,
    affects: [],
    errors: ['dead_link'],
  },
  'POST /account/password/reset': {
    auth: 'public',
    summary: 'Sets a new password by the link, once, and ends every session of the account.',
    body: z.strictObject({ token, password }),
    limits: ['link'],
    response: done,
    affects: [],
    errors: ['dead_link', 'weak_password'],
  },
  'POST /account/password/change': {
    auth: 'signed-in',
    summary: 'Changes the password and ends every other session of the account.',
    body: z.strictObject({ current_password: presentPassword, password }),
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: ['wrong_password', 'weak_password', 'password_missing'],
  },
  'POST /account/email-change': {
    auth: 'signed-in',
    summary:
      'Requests a new sign-in address; the present and the new address each get a link. Both links must be used.',
    body: z.strictObject({ email, password: presentPassword.optional() }),
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: ['wrong_password', 'password_missing', 'same_email', 'email_used', 'email_of_guardian'],
  },
  'POST /account/email/works': {
    auth: 'signed-in',
    summary: 'Says that the sign-in address works although mails have come back; mails are sent to it again.',
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: [],
  },
  'DELETE /account/email-change': {
    auth: 'signed-in',
    summary: 'Cancels a pending change of address.',
    response: done,
    affects: ['account'],
    errors: [],
  },
  'POST /account/email-change/confirm': {
    auth: 'public',
    summary: 'Confirms a change of address by the link of one address; the second confirmation changes the address.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: z.object({ waits_for: z.enum(['old', 'new']).nullable() }),
    affects: ['account'],
    errors: ['dead_link', 'email_used'],
  },
  'GET /account/security': {
    auth: 'signed-in',
    // A talent whose registration is incomplete may delete the account instead, and proves the identity first.
    before_registration: true,
    summary: 'Returns the protection of the account: password, second factor, passkeys and sessions.',
    response: securityOverview,
    shows: ['account'],
    errors: [],
  },
  'DELETE /account/sessions/:id': {
    auth: 'signed-in',
    summary: 'Ends one session of the account.',
    params: z.object({ id }),
    response: done,
    affects: ['account'],
    errors: ['not_found'],
  },
  'POST /account/sessions/end-others': {
    auth: 'signed-in',
    summary: 'Ends every session of the account except this one.',
    response: z.object({ ended: z.number() }),
    affects: ['account'],
    errors: [],
  },
  'POST /account/second-factor/start': {
    auth: 'signed-in',
    summary:
      'Starts adding an authenticator and returns the address to show as a QR code. Sign-in does not ask for a code yet.',
    body: z.strictObject({ password: presentPassword.optional() }),
    limits: ['security'],
    response: z.object({ totp_uri: z.string(), secret: z.string() }),
    affects: [],
    errors: ['wrong_password', 'password_missing', 'not_allowed_now'],
  },
  'POST /account/second-factor/confirm': {
    auth: 'signed-in',
    summary:
      'Confirms the authenticator with a code; sign-in asks for one from now on. The answer contains the recovery codes, once.',
    body: z.strictObject({ code: six }),
    limits: ['security'],
    response: z.object({ recovery_codes: z.array(z.string()) }),
    affects: ['account'],
    errors: ['wrong_code', 'not_allowed_now'],
  },
  'POST /account/second-factor/recovery-codes': {
    auth: 'signed-in',
    summary: 'Creates new recovery codes and ends the earlier ones.',
    body: z.strictObject({ password: presentPassword.optional() }),
    limits: ['security'],
    response: z.object({ recovery_codes: z.array(z.string()) }),
    affects: ['account'],
    errors: ['wrong_password', 'password_missing', 'not_allowed_now'],
  },
  'POST /account/second-factor/end': {
    auth: 'signed-in',
    summary: 'Removes the authenticator. Administrators cannot remove theirs.',
    body: z.strictObject({ password: presentPassword.optional() }),
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: ['wrong_password', 'password_missing', 'not_allowed_now', 'second_factor_required'],
  },
});
