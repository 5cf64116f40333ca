/** Table rows: applications, to-dos, and the administrators' overviews. */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, type Row, TALENTS } from './callers.ts';

export const DESK_ROWS = {
  'GET /admin/applications': ADMINS,
  'POST /admin/applications/:id/approve': ADMINS,
  'POST /admin/applications/:id/refuse': ADMINS,
  'POST /admin/applications/:id/suspend': ADMINS,
  'POST /admin/applications/:id/reinstate': ADMINS,
  'GET /admin/dashboard': ADMINS,
  'GET /admin/to-do': ADMINS,
  'GET /talent/to-do': TALENTS,
  'GET /admin/figures': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
