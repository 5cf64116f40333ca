/** Table rows: reviews, publications and agreements. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANYS_OWN_ALONE,
  COMPANYS_OWN_AND_ADMINS,
  PARTIES_OWN,
  PARTIES_OWN_AND_ADMINS,
  type Row,
  TALENTS,
  TALENTS_OWN,
} from './callers.ts';

export const AGREEMENT_ROWS = {
  'GET /projects/:id/reviews': COMPANYS_OWN_AND_ADMINS,
  'GET /talent/reviews': TALENTS,
  'PUT /assignments/:id/review-of-talent': COMPANYS_OWN_ALONE,
  'PUT /assignments/:id/review-of-company': TALENTS_OWN,
  'POST /assignments/:id/review/reply': PARTIES_OWN,
  'POST /assignments/:id/review/report': PARTIES_OWN,
  'POST /assignments/:id/review/hide': ADMINS,
  'POST /rights/:id/publication': COMPANYS_OWN_ALONE,
  'POST /projects/:id/agreements/change-terms': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/day-moves/plan': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/day-moves': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/day-moves': COMPANYS_OWN_AND_ADMINS,
  'POST /agreements/:id/take-back': COMPANYS_OWN_AND_ADMINS,
  'GET /agreements/:id': PARTIES_OWN_AND_ADMINS,
  'POST /agreements/:id/document': PARTIES_OWN_AND_ADMINS,
  'POST /agreements/:id/sign': TALENTS_OWN,
  'POST /agreements/:id/decline': TALENTS_OWN,
  'GET /projects/:id/clearances': COMPANYS_OWN_AND_ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
