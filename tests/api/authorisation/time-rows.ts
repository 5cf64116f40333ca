/** Audition times: rows for `table.ts` and for `shown-people.ts`. */
import { COMPANYS_OWN_AND_ADMINS, type Row, TALENTS_OWN } from './callers.ts';

/** The code is unknown, so the route answers 'not_found'; codes of other companies get the same answer. */
const NOBODYS_CODE: Row = { ...COMPANYS_OWN_AND_ADMINS, owner: 'not_found', member: 'not_found', admin: 'not_found' };

export const TIME_ROWS = {
  'GET /auditions/:id/times': COMPANYS_OWN_AND_ADMINS,
  'GET /auditions/:id/untimed': COMPANYS_OWN_AND_ADMINS,
  'GET /auditions/:id/wishes': COMPANYS_OWN_AND_ADMINS,
  'GET /auditions/:id/filling': COMPANYS_OWN_AND_ADMINS,
  'POST /auditions/:id/times': COMPANYS_OWN_AND_ADMINS,
  'POST /auditions/:id/times/remove': COMPANYS_OWN_AND_ADMINS,
  'PATCH /audition-slots/:id': COMPANYS_OWN_AND_ADMINS,
  'POST /auditions/:id/places': COMPANYS_OWN_AND_ADMINS,
  'POST /auditions/:id/publish-times': COMPANYS_OWN_AND_ADMINS,
  'POST /appointments/sign-in': NOBODYS_CODE,
  'POST /appointments/:id/arrive': COMPANYS_OWN_AND_ADMINS,
  'POST /appointments/:id/enter': COMPANYS_OWN_AND_ADMINS,
  'POST /appointments/:id/take-back-arrival': COMPANYS_OWN_AND_ADMINS,
  'POST /slot-wishes/:id/decline': COMPANYS_OWN_AND_ADMINS,
  'GET /talent/invitations/:id/time': TALENTS_OWN,
  'GET /talent/invitations/:id/free-times': TALENTS_OWN,
  'POST /talent/invitations/:id/time': TALENTS_OWN,
  'POST /talent/invitations/:id/time/confirm': TALENTS_OWN,
  'POST /talent/invitations/:id/time/decline': TALENTS_OWN,
  'POST /talent/invitations/:id/time/take-back-decline': TALENTS_OWN,
  'POST /talent/invitations/:id/wish': TALENTS_OWN,
  'POST /talent/invitations/:id/wish/take': TALENTS_OWN,
  'POST /talent/invitations/:id/wish/pass': TALENTS_OWN,
  'POST /talent/invitations/:id/wish/take-back': TALENTS_OWN,
} as const;

/** Rows for `shown-people.ts`. */
export const TIME_PEOPLE = {
  'GET /auditions/:id/times': 'asked',
  'GET /auditions/:id/untimed': 'asked',
  'GET /auditions/:id/wishes': 'asked',
  'GET /auditions/:id/filling': 'asked',
  'POST /auditions/:id/times': 'nobody',
  'POST /auditions/:id/times/remove': 'nobody',
  'PATCH /audition-slots/:id': 'nobody',
  'POST /auditions/:id/places': 'nobody',
  'POST /auditions/:id/publish-times': 'nobody',
  'POST /appointments/sign-in': 'nobody',
  'POST /appointments/:id/arrive': 'nobody',
  'POST /appointments/:id/enter': 'nobody',
  'POST /appointments/:id/take-back-arrival': 'nobody',
  'POST /slot-wishes/:id/decline': 'nobody',
} as const;
