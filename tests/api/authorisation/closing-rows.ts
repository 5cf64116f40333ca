/** Table rows: closings, counter-offers and the ways to begin a project. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANIES, COMPANYS_OWN_ALONE, COMPANYS_OWN_AND_ADMINS, type Row } from './callers.ts';

export const CLOSING_ROWS = {
  'GET /projects/:id/closings': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/closings': COMPANYS_OWN_AND_ADMINS,
  'POST /closings/:id/undo': COMPANYS_OWN_AND_ADMINS,
  'POST /closings/:id/reopen': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/counter-offers': COMPANYS_OWN_AND_ADMINS,
  'GET /board': COMPANIES,
  'GET /templates': COMPANIES,
  'GET /order-start': COMPANIES,
  'GET /company/people': COMPANIES,
  'POST /projects/:id/acceptance': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/copy': COMPANYS_OWN_ALONE,
  'POST /projects/:id/template': COMPANYS_OWN_ALONE,
  'POST /templates/:id/start': COMPANYS_OWN_ALONE,
  // Removing a missing object changes nothing, so it is not refused.
  'DELETE /templates/:id': COMPANIES,
  'POST /counter-offers/:id/answer': COMPANYS_OWN_AND_ADMINS,
  'POST /counter-offers/:id/accept': COMPANYS_OWN_AND_ADMINS,
  'POST /counter-offers/:id/decline': COMPANYS_OWN_AND_ADMINS,
  'POST /counter-offers/:id/withdraw': COMPANYS_OWN_AND_ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
