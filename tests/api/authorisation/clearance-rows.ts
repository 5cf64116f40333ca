/** Table rows: clearances and approvals by guardians. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANYS_OWN_ALONE, COMPANYS_OWN_AND_ADMINS, EVERYBODY, type Row } from './callers.ts';

export const CLEARANCE_ROWS = {
  'POST /clearances/:id/chaperone': COMPANYS_OWN_ALONE,
  'POST /clearances/:id/school-leave': COMPANYS_OWN_ALONE,
  'POST /clearances/:id/hours': COMPANYS_OWN_ALONE,
  'POST /clearances/:id/permit': COMPANYS_OWN_ALONE,
  'POST /clearances/:id/papers/:paper': COMPANYS_OWN_ALONE,
  // The clearance in these tests has no papers.
  'POST /clearances/:id/papers/:paper/address': {
    ...COMPANYS_OWN_AND_ADMINS,
    owner: 'not_found',
    member: 'not_found',
    admin: 'not_found',
  },
  'POST /approvals/paper': EVERYBODY,
  'POST /approvals/chaperone': EVERYBODY,
  'POST /approvals/school-leave': EVERYBODY,
  'POST /approvals/view': EVERYBODY,
  'POST /approvals/sign': EVERYBODY,
  'POST /approvals/decline': EVERYBODY,
} as const satisfies Partial<Record<RouteName, Row>>;
