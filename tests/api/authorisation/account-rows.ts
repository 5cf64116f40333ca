import {
  ADMINS,
  EVERYBODY,
  NOBODYS_YET,
  type Row,
  SIGNED_IN,
  SIGNED_IN_EARLY,
  TALENTS,
  TALENTS_AND_COMPANIES,
  TALENTS_EARLY,
  TALENTS_OWN_OF_ALL,
} from './callers.ts';

/** Open to all talents, even before registration is complete, and to approved companies. */
const LEAVERS: Row = { ...TALENTS_AND_COMPANIES, unregistered: 'yes' };

/** An administrator gets 'not_found': no caller in these tests is in the archive. */
const NOT_FOUND_FOR_ADMINS: Row = { ...ADMINS, admin: 'not_found' };

/** Table rows: accounts, sign-in, sessions, consents and deletion, and the archive. */
export const ACCOUNT_ROWS = {
  'POST /account/talent-sign-up': EVERYBODY,
  'POST /account/company-sign-up': EVERYBODY,
  'POST /account/verification/resend': EVERYBODY,
  'POST /account/verification/confirm-code': EVERYBODY,
  'POST /account/verification/confirm-link': EVERYBODY,
  'POST /account/sign-in': EVERYBODY,
  'POST /account/sign-in/second-factor': EVERYBODY,
  'POST /account/sign-out': EVERYBODY,
  'GET /account/session': EVERYBODY,
  // No caller in these tests has a refresh cookie.
  'POST /account/session/refresh': Object.fromEntries(
    Object.keys(EVERYBODY).map((caller) => [caller, 'signed_out']),
  ) as Row,
  'GET /account/user': SIGNED_IN_EARLY,
  'POST /account/registration': TALENTS_EARLY,
  'POST /account/password/forgot': EVERYBODY,
  'POST /account/password/reset/check': EVERYBODY,
  'POST /account/password/reset': EVERYBODY,
  'POST /account/password/change': SIGNED_IN,
  'POST /account/email-change': SIGNED_IN,
  'DELETE /account/email-change': SIGNED_IN,
  'POST /account/email-change/confirm': EVERYBODY,
  'GET /account/consents': LEAVERS,
  'GET /talent/looks': TALENTS,
  'GET /talent/figures': TALENTS,
  'GET /account/data-export': LEAVERS,
  'POST /account/data-export': LEAVERS,
  'POST /account/data-export/file': { ...NOBODYS_YET, unregistered: 'not_found', admin: 'forbidden' },
  'GET /account/deletion': LEAVERS,
  'POST /account/deletion': LEAVERS,
  'DELETE /account/deletion': LEAVERS,
  'POST /account/deletion/regret': EVERYBODY,
  'GET /admin/archived-people': ADMINS,
  'GET /admin/archived-people/:id': NOT_FOUND_FOR_ADMINS,
  'GET /admin/retention': ADMINS,
  'GET /account/security': { ...SIGNED_IN, unregistered: 'yes' },
  // Before the routes that end sessions, and devices with them.
  'GET /account/push': SIGNED_IN,
  'POST /account/push/devices': SIGNED_IN,
  'DELETE /account/push/devices/:id': TALENTS_OWN_OF_ALL,
  'PUT /account/push/choices': SIGNED_IN,
  'DELETE /account/sessions/:id': TALENTS_OWN_OF_ALL,
  'POST /account/sessions/end-others': SIGNED_IN,
  'POST /account/second-factor/start': SIGNED_IN,
  'POST /account/second-factor/confirm': SIGNED_IN,
  'POST /account/second-factor/recovery-codes': SIGNED_IN,
  'POST /account/second-factor/end': SIGNED_IN,
  'POST /account/passkeys/registration-options': SIGNED_IN,
  'POST /account/passkeys': SIGNED_IN,
  'DELETE /account/passkeys/:id': TALENTS_OWN_OF_ALL,
  'POST /account/passkeys/sign-in-options': EVERYBODY,
  'POST /account/passkeys/sign-in': EVERYBODY,
  'GET /account/providers': EVERYBODY,
  'POST /account/social/start': EVERYBODY,
  'POST /account/social/link': TALENTS_AND_COMPANIES,
  'POST /account/social/unlink': TALENTS_AND_COMPANIES,
} as const satisfies Readonly<Record<string, Row>>;
