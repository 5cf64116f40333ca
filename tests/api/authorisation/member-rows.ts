/** Table rows: members and sign-offs of a company. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANIES, COMPANYS_OWN_ALONE, EVERYBODY, OWNERS, type Row } from './callers.ts';

export const MEMBER_ROWS = {
  'GET /company/members': OWNERS,
  'POST /company/invitations': OWNERS,
  'PATCH /company/members/:id': { ...OWNERS, other_company: 'not_found' },
  // Revoking a missing invitation changes nothing.
  'DELETE /company/invitations/:id': OWNERS,
  'DELETE /company/members/:id': { ...OWNERS, other_company: 'not_found' },
  'POST /member-invitations/view': EVERYBODY,
  'POST /member-invitations/accept': EVERYBODY,
  'GET /company/sign-offs': COMPANIES,
  'GET /projects/:id/sign-off': COMPANYS_OWN_ALONE,
  'POST /sign-offs/:id/approve': COMPANYS_OWN_ALONE,
  'POST /sign-offs/:id/refuse': COMPANYS_OWN_ALONE,
  'POST /sign-offs/:id/withdraw': COMPANYS_OWN_ALONE,
} as const satisfies Partial<Record<RouteName, Row>>;
