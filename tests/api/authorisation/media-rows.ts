import {
  ADMINS,
  COMPANIES_AND_ADMINS,
  COMPANYS_OWN_ALONE,
  PARTIES_OWN_AND_ADMINS,
  type Row,
  TALENTS,
  TALENTS_OWN,
} from './callers.ts';

/** Table rows: documents, films and sounds of talents. */
export const MEDIA_ROWS = {
  'GET /talent/documents': TALENTS,
  'POST /talent/documents': TALENTS,
  'POST /talent/documents/:id/change': TALENTS_OWN,
  'GET /candidates/:id/documents': COMPANYS_OWN_ALONE,
  'GET /admin/talents/:id/documents': ADMINS,
  // Companies that have booked the talent may open the document. walk.ts calls this route before the talent removes the
  // document.
  'GET /documents/:id/address': PARTIES_OWN_AND_ADMINS,
  'POST /talent/documents/:id/remove': TALENTS_OWN,
  // The recording belongs to a visible profile, so every company may play it. walk.ts calls this route before the
  // talent removes the recording.
  'GET /recordings/:id/address': { ...PARTIES_OWN_AND_ADMINS, other_company: 'yes' },
  'GET /talent/recordings': TALENTS,
  'POST /talent/recordings': TALENTS,
  'POST /talent/recordings/:id/poster': TALENTS_OWN,
  'POST /talent/recordings/:id/caption': TALENTS_OWN,
  'PUT /talent/recordings/order': TALENTS,
  'POST /talent/recordings/:id/remove': TALENTS_OWN,
  // The headers of the upload protocol are checked before the owner, so other talents get 'yes' here; tests of uploads
  // cover the owner.
  'PATCH /uploads/:id': TALENTS,
  'DELETE /uploads/:id': TALENTS,
  'GET /invitations/:id/recordings': COMPANYS_OWN_ALONE,
  'GET /talents/:id/recordings': COMPANIES_AND_ADMINS,
} as const satisfies Readonly<Record<string, Row>>;
