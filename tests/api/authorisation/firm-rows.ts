/** Table rows: administrators' routes about companies, appeals, and administrators' notes. */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, EVERYBODY, type Row } from './callers.ts';

export const FIRM_ROWS = {
  // The link is the only credential; an invalid link is refused in the same way for all callers.
  'POST /appeals/view': EVERYBODY,
  'POST /appeals/write': EVERYBODY,
  'GET /admin/appeals': ADMINS,
  'POST /admin/appeals/:id/uphold': ADMINS,
  'POST /admin/appeals/:id/grant': ADMINS,
  'GET /admin/companies': ADMINS,
  'GET /admin/companies/:id': ADMINS,
  'PUT /admin/companies/:id/place': ADMINS,
  'GET /admin/company-changes': ADMINS,
  // The change has no paper yet.
  'POST /admin/company-changes/:id/paper': { ...ADMINS, admin: 'not_found' },
  'POST /admin/company-changes/:id/approve': ADMINS,
  'POST /admin/company-changes/:id/refuse': ADMINS,
  'GET /admin/notes': ADMINS,
  'POST /admin/notes': ADMINS,
  'DELETE /admin/notes/:id': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
