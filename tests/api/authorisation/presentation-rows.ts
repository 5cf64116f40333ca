import type { RouteName } from '#tests/factories/client.ts';
import { COMPANYS_OWN_ALONE, EVERYBODY, type Row } from './callers.ts';

/**
 * Table rows: presentations. For guests the link is the only credential: without a valid link, all callers get the same
 * answer.
 */
export const PRESENTATION_ROWS = {
  'GET /projects/:id/presentations': COMPANYS_OWN_ALONE,
  'POST /projects/:id/presentations': COMPANYS_OWN_ALONE,
  'GET /projects/:id/client-votes': COMPANYS_OWN_ALONE,
  'GET /presentations/:id': COMPANYS_OWN_ALONE,
  'GET /presentations/:id/preview': COMPANYS_OWN_ALONE,
  'PUT /presentations/:id': COMPANYS_OWN_ALONE,
  'POST /presentations/:id/share': COMPANYS_OWN_ALONE,
  'POST /presentations/:id/renew-link': COMPANYS_OWN_ALONE,
  'POST /presentations/:id/end': COMPANYS_OWN_ALONE,
  'POST /client-presentations/open': EVERYBODY,
  'POST /client-presentations/view': EVERYBODY,
  'POST /client-presentations/vote': EVERYBODY,
  'POST /client-presentations/look': EVERYBODY,
} as const satisfies Partial<Record<RouteName, Row>>;
