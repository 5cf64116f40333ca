/** Table rows: bookings, cancellations, agreements and rights of a company. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANIES, COMPANYS_OWN_ALONE, COMPANYS_OWN_AND_ADMINS, type Row, TALENTS } from './callers.ts';

export const RIGHT_ROWS = {
  'GET /company/bookings': COMPANIES,
  'GET /company/bookings/calendar': COMPANIES,
  'GET /bookings/:id/cancellation': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/cancellation': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/agreements': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/agreements/sign': COMPANYS_OWN_ALONE,
  'GET /company/rights': COMPANIES,
  'GET /projects/:id/rights': COMPANYS_OWN_AND_ADMINS,
  'GET /talent/rights': TALENTS,
  'GET /rights/:id/extension': COMPANYS_OWN_ALONE,
  'POST /rights/:id/extension': COMPANYS_OWN_ALONE,
} as const satisfies Partial<Record<RouteName, Row>>;
