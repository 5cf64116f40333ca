import { ADMINS, EVERYBODY, type Row } from './callers.ts';

/** Table rows: administrators and their access log, which only owners may see (desks.ts), the outbox, and operations. */
export const ADMIN_ROWS = {
  'GET /admin/administrators': ADMINS,
  'GET /admin/audit': ADMINS,
  'GET /admin/audit/export': ADMINS,
  'POST /admin/invitations': ADMINS,
  // Revoking a missing invitation changes nothing.
  'DELETE /admin/invitations/:id': ADMINS,
  'POST /admin/administrators/:id/role': { ...ADMINS, admin: 'not_found' },
  'POST /admin/administrators/:id/end': { ...ADMINS, admin: 'not_found' },
  'POST /admin-invitations/view': EVERYBODY,
  'POST /admin-invitations/accept': EVERYBODY,
  'GET /admin/outbox': ADMINS,
  'GET /admin/sms': ADMINS,
  'POST /admin/outbox/:id/retry': ADMINS,
  'POST /admin/outbox/:id/give-up': ADMINS,
  'POST /admin/outbox/retry-dead': ADMINS,
  'GET /admin/operations': ADMINS,
} as const satisfies Readonly<Record<string, Row>>;
