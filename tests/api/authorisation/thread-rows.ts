/** Table rows: threads, and blocked companies. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANYS_OWN_ALONE,
  NOBODYS_YET,
  PARTIES_OWN,
  type Row,
  TALENTS,
  TALENTS_AND_COMPANIES,
  TALENTS_OWN,
} from './callers.ts';

export const THREAD_ROWS = {
  'GET /threads': TALENTS_AND_COMPANIES,
  'GET /threads/:id': PARTIES_OWN,
  'GET /threads/:id/messages': PARTIES_OWN,
  'POST /threads/:id/messages': PARTIES_OWN,
  'POST /threads/:id/answers': COMPANYS_OWN_ALONE,
  'POST /threads/:id/files': PARTIES_OWN,
  'POST /threads/:id/files/:file_id': { ...NOBODYS_YET, admin: 'forbidden' },
  'POST /threads/:id/read': PARTIES_OWN,
  'POST /threads/:id/report': PARTIES_OWN,
  'POST /threads/:id/block': TALENTS_OWN,
  'GET /talent/blocks': TALENTS,
  'DELETE /talent/blocks/:id': TALENTS,
  // An earlier route has reported the thread.
  'POST /admin/threads/:id/read': ADMINS,
  // The thread has no such message.
  'POST /admin/threads/:id/hide': { ...ADMINS, admin: 'not_found' },
} as const satisfies Partial<Record<RouteName, Row>>;
