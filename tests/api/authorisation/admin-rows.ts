import { ADMINS, EVERYBODY, type Row } from './callers.ts';

/** Who the administrators are, and what they have looked at: of the owners among them (desks.ts); and what leaves the house. */
export const ADMIN_ROWS = {
  'GET /admin/administrators': ADMINS,
  'GET /admin/audit': ADMINS,
  'GET /admin/audit/export': ADMINS,
  'POST /admin/invitations': ADMINS,
  // Taking back what is not there changes nothing.
  'DELETE /admin/invitations/:id': ADMINS,
  'POST /admin/administrators/:id/role': { ...ADMINS, admin: 'not_found' },
  'POST /admin/administrators/:id/end': { ...ADMINS, admin: 'not_found' },
  'POST /admin-invitations/view': EVERYBODY,
  'POST /admin-invitations/accept': EVERYBODY,
  'GET /admin/outbox': ADMINS,
  'POST /admin/outbox/:id/retry': ADMINS,
  'POST /admin/outbox/:id/give-up': ADMINS,
  'POST /admin/outbox/retry-dead': ADMINS,
} as const satisfies Readonly<Record<string, Row>>;
