/**
 * Who may call what: one row for each route that the server mounts, one column for each kind of caller. The walk beside
 * it asks every route as every caller, so a route without a row, or that answers otherwise than its row, fails.
 * 'Own' objects belong to the callers `talent` and `owner`; `member` is of the same company as `owner`.
 */
import { PROVIDERS } from '#contract/social.ts';
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANIES,
  COMPANIES_AND_ADMINS,
  COMPANYS_OWN,
  COMPANYS_OWN_AND_ADMINS,
  EVERYBODY,
  OWNERS_ALONE,
  type Row,
  SIGNED_IN,
  SIGNED_IN_EARLY,
  TALENTS,
  TALENTS_AND_COMPANIES,
  TALENTS_EARLY,
  TALENTS_OWN,
  TALENTS_OWN_OF_ALL,
} from './callers.ts';
import { RECORD_ROWS } from './record-rows.ts';

type PlainRoute = Exclude<RouteName, `${string} /records/${string}`>;

export const ROUTE_ROWS: Readonly<Record<PlainRoute, Row>> & Readonly<Record<string, Row>> = {
  'POST /account/talent-sign-up': EVERYBODY,
  'POST /account/company-sign-up': EVERYBODY,
  'POST /account/verification/resend': EVERYBODY,
  'POST /account/verification/confirm-code': EVERYBODY,
  'POST /account/verification/confirm-link': EVERYBODY,
  'POST /account/sign-in': EVERYBODY,
  'POST /account/sign-in/second-factor': EVERYBODY,
  'POST /account/sign-out': EVERYBODY,
  'GET /account/session': EVERYBODY,
  // Nobody of the walk has a refresh cookie.
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
  'GET /account/security': SIGNED_IN,
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

  'GET /talent/profile': TALENTS,
  'PATCH /talent/profile': TALENTS,
  'POST /talent/profile/complete': TALENTS,
  'POST /talent/media': TALENTS,
  'PUT /talent/media/order': TALENTS,
  // Taking away what is not there changes nothing, so it is no refusal.
  'DELETE /talent/media/:id': TALENTS,
  'GET /talent/busy-days': TALENTS,
  'POST /talent/busy-days': TALENTS,
  'DELETE /talent/busy-days/:id': TALENTS,
  'POST /talent/seen/:id': TALENTS_OWN,
  'GET /talent/requests': TALENTS,
  'GET /talent/requests/:id': TALENTS_OWN,
  'POST /talent/requests/:id/answer-interested': TALENTS_OWN,
  'POST /talent/requests/:id/answer-not-interested': TALENTS_OWN,
  'GET /talent/assignments': TALENTS,
  'GET /talent/assignments/:id': TALENTS_OWN,
  'GET /talent/poll': TALENTS,
  'GET /talent/guardian': TALENTS,
  'PUT /talent/guardian': TALENTS,
  'POST /talent/guardian/remind': TALENTS,
  'DELETE /talent/guardian': TALENTS,

  'GET /company/dashboard': COMPANIES,
  'GET /company/poll': COMPANIES,
  'GET /projects': COMPANIES_AND_ADMINS,
  'POST /projects': COMPANIES,
  'GET /projects/:id': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/open-casting': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/await-answers': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/back-to-talents': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/start-review': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/back-to-answers': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/log': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/picks': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id/picks': COMPANYS_OWN_AND_ADMINS,
  'DELETE /projects/:id/picks/:role_id/:talent_id': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/requests': COMPANYS_OWN_AND_ADMINS,
  'POST /briefs/read': COMPANIES_AND_ADMINS,
  'POST /projects/:id/activate': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/complete': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/cancel': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/candidates': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/bookings': COMPANYS_OWN_AND_ADMINS,
  'POST /bookings/:id/cancel': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/approve': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/reject': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/undecide': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/remind': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/extend': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/withdraw': COMPANYS_OWN_AND_ADMINS,
  'PATCH /candidates/:id': COMPANYS_OWN_AND_ADMINS,
  'GET /talents': COMPANIES_AND_ADMINS,
  'GET /talents/:id': COMPANIES_AND_ADMINS,
  'GET /shortlists': COMPANIES_AND_ADMINS,
  'POST /shortlists': COMPANIES_AND_ADMINS,
  'GET /shortlists/containing': COMPANIES_AND_ADMINS,
  'GET /shortlists/:id': COMPANYS_OWN,
  'PATCH /shortlists/:id': COMPANYS_OWN,
  'PUT /shortlists/:id/people': COMPANYS_OWN,
  'PATCH /shortlists/:id/people': COMPANYS_OWN,
  'POST /shortlists/:id/people/remove': COMPANYS_OWN,
  // Taking away what is not there changes nothing, also where it is somebody else's; so it stands after the others.
  'DELETE /shortlists/:id': COMPANIES_AND_ADMINS,
  'GET /saved-searches': COMPANIES_AND_ADMINS,
  'POST /saved-searches': COMPANIES_AND_ADMINS,
  'PATCH /saved-searches/:id': OWNERS_ALONE,
  'POST /saved-searches/:id/looked': OWNERS_ALONE,
  'DELETE /saved-searches/:id': COMPANIES_AND_ADMINS,

  'GET /admin/applications': ADMINS,
  'POST /admin/applications/:id/approve': ADMINS,
  'POST /admin/applications/:id/refuse': ADMINS,
  'POST /admin/applications/:id/suspend': ADMINS,
  'POST /admin/applications/:id/reinstate': ADMINS,
  'GET /admin/dashboard': ADMINS,

  'GET /notifications': TALENTS_AND_COMPANIES,
  'POST /notifications/read': TALENTS_AND_COMPANIES,
  'GET /talent-count': EVERYBODY,
  'GET /search-demo': EVERYBODY,
  'POST /guardian-consents/view': EVERYBODY,
  'POST /guardian-consents/answer': EVERYBODY,

  // Beside the contract: what is no JSON.
  'GET /live': SIGNED_IN,
  'GET /openapi.json': EVERYBODY,
  'GET /account/social/:provider/callback': EVERYBODY,
  ...RECORD_ROWS,
};

/** Routes outside the API: pages, files and what operations ask for. Open, because they hold nothing of anybody; private files ask for a signature (private-files.test.ts). */
export const OPEN_PATHS =
  /^GET \/(health|ready|files\/(\*|profile-media\/public\/:name|private\/:id)|sitemap\.xml|robots\.txt|\*|dev\/.*|assets\/.*|wall\/.*|[\w-]+\.\w+)?$/;

/** Values for params that are no ids. */
export const PARAM_VALUES: Readonly<Record<string, string>> = { provider: PROVIDERS[0] };
