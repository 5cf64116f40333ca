import { randomUUID } from 'node:crypto';

/** A body that the route takes, for the routes of threads. */
export function threadBody(route: string): unknown {
  if (route === 'POST /threads/:id/messages') return { id: randomUUID(), body: 'Hej' };
  if (route === 'POST /threads/:id/read') return { number: 0 };
  if (route === 'POST /threads/:id/report') return { category: 'unkind', words: 'Elaka ord.', number: null };
  if (route === 'POST /admin/threads/:id/hide') return { number: 1, reason: 'Elaka ord.' };
  return undefined;
}
