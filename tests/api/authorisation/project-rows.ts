/** Table rows: the company's dashboard, polls, projects, orders, briefs and prices. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANIES,
  COMPANIES_AND_ADMINS,
  COMPANYS_OWN_ALONE,
  COMPANYS_OWN_AND_ADMINS,
  type Row,
} from './callers.ts';

export const PROJECT_ROWS = {
  'GET /company/dashboard': COMPANIES,
  'GET /company/poll': COMPANIES,
  'GET /admin/poll': ADMINS,
  'GET /projects': COMPANIES_AND_ADMINS,
  'POST /projects': COMPANIES,
  'GET /projects/:id': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/open-casting': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/cast-more': COMPANYS_OWN_ALONE,
  'POST /projects/:id/await-answers': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/back-to-talents': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/start-review': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/back-to-answers': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/log': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/picks': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id/picks': COMPANYS_OWN_AND_ADMINS,
  'DELETE /projects/:id/picks/:role_id/:talent_id': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/requests': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/change-terms': COMPANYS_OWN_AND_ADMINS,
  'POST /orders/send': COMPANIES,
  'POST /briefs/read': COMPANIES_AND_ADMINS,
  'POST /prices/quote': COMPANIES_AND_ADMINS,
  'GET /fee-guide': COMPANIES_AND_ADMINS,
  'POST /projects/:id/activate': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/complete': COMPANYS_OWN_AND_ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
