import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

const REPORT = { category: 'unkind', words: 'Elaka ord.', number: null } as const;

/** Reports the other side of a candidate's thread. From then on support can read the thread. */
export const reportThread = ({ api }: Person, id: string) =>
  api.ok('POST /threads/:id/report', { params: { id }, body: REPORT });

/** A valid body for the routes of threads. */
export function threadBody(route: string): unknown {
  if (route === 'POST /threads/:id/messages') return { id: randomUUID(), body: 'Hej' };
  if (route === 'POST /threads/:id/answers') return { id: randomUUID(), question: 'Blir det lunch?', body: 'Ja.' };
  if (route === 'POST /threads/:id/read') return { number: 0 };
  if (route === 'POST /threads/:id/report') return REPORT;
  if (route === 'POST /admin/threads/:id/hide') return { number: 1, reason: 'Elaka ord.' };
  return undefined;
}
