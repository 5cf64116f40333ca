/** Table rows: invoices, the platform's details, and rates. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANIES,
  COMPANYS_OWN_ALONE,
  COMPANYS_OWN_AND_ADMINS,
  INVOICED_COMPANIES,
  type Row,
} from './callers.ts';

export const INVOICE_ROWS = {
  'GET /admin/platform': ADMINS,
  'POST /admin/platform': ADMINS,
  'GET /projects/:id/invoicing': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id/invoicing': COMPANYS_OWN_ALONE,
  'GET /admin/invoicing': ADMINS,
  'GET /admin/invoices': ADMINS,
  'GET /admin/owed-projects': ADMINS,
  'POST /admin/invoices': ADMINS,
  'GET /admin/invoices/:id': ADMINS,
  'POST /admin/invoices/:id/check': ADMINS,
  'POST /admin/invoices/:id/uncheck': ADMINS,
  'POST /admin/invoices/:id/discard': ADMINS,
  'POST /admin/invoices/:id/issue': ADMINS,
  'POST /admin/invoices/:id/payments': ADMINS,
  'POST /admin/invoices/:id/repay': ADMINS,
  'POST /admin/invoices/:id/payments/:payment_id/take-back': ADMINS,
  'POST /admin/invoices/:id/remind': ADMINS,
  'POST /admin/invoices/:id/hand-to-collection': ADMINS,
  'POST /admin/invoices/:id/credit': ADMINS,
  'POST /admin/invoices/:id/write-off': ADMINS,
  // The paper in these tests is a reminder, which has no Peppol form.
  'GET /admin/invoices/:id/peppol/:paper_id': { ...ADMINS, admin: 'not_found' },
  'GET /company/invoices': INVOICED_COMPANIES,
  'GET /company/credit-line': COMPANIES,
  'POST /company/credit-line/ask': INVOICED_COMPANIES,
  'POST /invoices/:id/resend': { ...COMPANYS_OWN_AND_ADMINS, member: 'member_may_not' },
  'POST /invoices/:id/papers/:paper_id': { ...COMPANYS_OWN_AND_ADMINS, member: 'member_may_not' },
  'GET /admin/rates': ADMINS,
  'GET /admin/rates/history': ADMINS,
  'POST /admin/rates': ADMINS,
  'POST /admin/rates/:id/take-back': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
