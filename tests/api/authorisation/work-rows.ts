/** Table rows: candidates, bookings, cancellations, and reports of work with their disputes. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANYS_OWN_AND_ADMINS,
  NOBODYS_YET,
  PARTIES_OWN,
  PARTIES_OWN_AND_ADMINS,
  type Row,
  TALENTS_OWN,
} from './callers.ts';

export const WORK_ROWS = {
  'POST /projects/:id/cancel': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/candidates': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/bookings': COMPANYS_OWN_AND_ADMINS,
  'POST /bookings/:id/cancel': COMPANYS_OWN_AND_ADMINS,
  'GET /assignments/:id/report': PARTIES_OWN_AND_ADMINS,
  'POST /assignments/:id/report': TALENTS_OWN,
  'POST /assignments/:id/report/quote': PARTIES_OWN_AND_ADMINS,
  'POST /assignments/:id/report/receipts': TALENTS_OWN,
  // None of the callers has a receipt.
  'POST /assignments/:id/report/receipts/:receipt_id': NOBODYS_YET,
  'POST /assignments/:id/report/adjust': COMPANYS_OWN_AND_ADMINS,
  'POST /assignments/:id/report/approve': COMPANYS_OWN_AND_ADMINS,
  'POST /assignments/:id/report/accept': TALENTS_OWN,
  'POST /assignments/:id/report/dispute': PARTIES_OWN,
  'POST /assignments/:id/report/explain': PARTIES_OWN,
  'POST /assignments/:id/report/settle': ADMINS,
  'GET /projects/:id/reports': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/reports/approve': COMPANYS_OWN_AND_ADMINS,
  'GET /admin/disputes': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
