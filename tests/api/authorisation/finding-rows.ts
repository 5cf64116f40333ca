/** Table rows: the search, shortlists, saved views and searches. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANIES_AND_ADMINS, COMPANYS_OWN, OWNERS_ALONE, type Row } from './callers.ts';

export const FINDING_ROWS = {
  'GET /talents': COMPANIES_AND_ADMINS,
  'GET /talents/:id': COMPANIES_AND_ADMINS,
  'POST /talents/:id/sedcard': COMPANIES_AND_ADMINS,
  'GET /shortlists': COMPANIES_AND_ADMINS,
  'POST /shortlists': COMPANIES_AND_ADMINS,
  'GET /shortlists/containing': COMPANIES_AND_ADMINS,
  'GET /shortlists/:id': COMPANYS_OWN,
  'PATCH /shortlists/:id': COMPANYS_OWN,
  'PUT /shortlists/:id/people': COMPANYS_OWN,
  'PATCH /shortlists/:id/people': COMPANYS_OWN,
  'POST /shortlists/:id/people/remove': COMPANYS_OWN,
  // After the other list routes, because it deletes the list. Deleting a missing list, or another owner's, succeeds and
  // does nothing.
  'DELETE /shortlists/:id': COMPANIES_AND_ADMINS,
  'GET /account/views': COMPANIES_AND_ADMINS,
  'PUT /account/views': COMPANIES_AND_ADMINS,
  'DELETE /account/views/:id': COMPANIES_AND_ADMINS,
  'GET /saved-searches': COMPANIES_AND_ADMINS,
  'POST /saved-searches': COMPANIES_AND_ADMINS,
  'PATCH /saved-searches/:id': OWNERS_ALONE,
  'POST /saved-searches/:id/looked': OWNERS_ALONE,
  'DELETE /saved-searches/:id': COMPANIES_AND_ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
