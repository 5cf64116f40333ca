/** Of the table: companies as the office sees them, what is appealed, and what administrators note. */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, EVERYBODY, type Row } from './callers.ts';

export const FIRM_ROWS = {
  // Whoever holds a link is asked for nothing else; without a good one they hear that it is dead.
  'POST /appeals/view': EVERYBODY,
  'POST /appeals/write': EVERYBODY,
  'GET /admin/appeals': ADMINS,
  'POST /admin/appeals/:id/uphold': ADMINS,
  'POST /admin/appeals/:id/grant': ADMINS,
  'GET /admin/companies': ADMINS,
  'GET /admin/companies/:id': ADMINS,
  'GET /admin/notes': ADMINS,
  'POST /admin/notes': ADMINS,
  'DELETE /admin/notes/:id': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
