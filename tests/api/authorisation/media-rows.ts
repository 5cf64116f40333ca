import {
  ADMINS,
  COMPANIES_AND_ADMINS,
  COMPANYS_OWN_ALONE,
  PARTIES_OWN_AND_ADMINS,
  type Row,
  TALENTS,
  TALENTS_OWN,
} from './callers.ts';

/** Documents, films and sounds of talents. */
export const MEDIA_ROWS = {
  'GET /talent/documents': TALENTS,
  'POST /talent/documents': TALENTS,
  'POST /talent/documents/:id/change': TALENTS_OWN,
  'GET /candidates/:id/documents': COMPANYS_OWN_ALONE,
  'GET /admin/talents/:id/documents': ADMINS,
  // A document opened to companies that have booked its talent; asked before its talent removes it.
  'GET /documents/:id/address': PARTIES_OWN_AND_ADMINS,
  'POST /talent/documents/:id/remove': TALENTS_OWN,
  // A recording of a visible profile; asked before its talent removes it.
  'GET /recordings/:id/address': { ...PARTIES_OWN_AND_ADMINS, other_company: 'yes' },
  'GET /talent/recordings': TALENTS,
  'POST /talent/recordings': TALENTS,
  'POST /talent/recordings/:id/poster': TALENTS_OWN,
  'POST /talent/recordings/:id/caption': TALENTS_OWN,
  'PUT /talent/recordings/order': TALENTS,
  'POST /talent/recordings/:id/remove': TALENTS_OWN,
  // The protocol's headers are checked before the owner; the tests of the uploads cover that.
  'PATCH /uploads/:id': TALENTS,
  'DELETE /uploads/:id': TALENTS,
  'GET /invitations/:id/recordings': COMPANYS_OWN_ALONE,
  'GET /talents/:id/recordings': COMPANIES_AND_ADMINS,
} as const satisfies Readonly<Record<string, Row>>;
