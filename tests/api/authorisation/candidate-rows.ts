/** Table rows: candidates and options. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANYS_OWN_AND_ADMINS, type Row } from './callers.ts';

export const CANDIDATE_ROWS = {
  'POST /candidates/:id/approve': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/reject': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/option': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/option/challenge': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/option/release': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/hold': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/call-back': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/place': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/undecide': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/remind': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/extend': COMPANYS_OWN_AND_ADMINS,
  'POST /candidates/:id/withdraw': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/candidates/remind': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/candidates/extend': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/candidates/withdraw': COMPANYS_OWN_AND_ADMINS,
  'PATCH /candidates/:id': COMPANYS_OWN_AND_ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
