/** The callers of table.ts, and one object of each kind that belongs to the talent or the owner. */
import type { TestServer } from '#tests/support/test-server.ts';
import { bodyOf } from './world-bodies.ts';
import { makeCallers } from './world-callers.ts';
import { idOf } from './world-ids.ts';
import { makeThings } from './world-things.ts';

/** Makes all callers and objects for walk.ts. */
export async function makeWorld(server: TestServer) {
  const { people, arrive, cookieOf } = await makeCallers(server);
  const things = await makeThings(server, people);
  const { project, role, candidate, booking, talent, other_talent, account, company, other_company, list, search } =
    things;
  const named = { server, things, owner_name: people.owner.name };
  return {
    /** Ids by kind: objects of the talent and the owner, and the other talent and company. */
    ids: { project, role, candidate, booking, talent, other_talent, account, company, other_company, list, search },
    idFor: (route: string): string => idOf(route, things),
    /** The id for the path parameter `other_id`; undefined for other parameters. */
    otherId: (name: string): string | undefined => (name === 'other_id' ? talent : undefined),
    bodyFor: (route: string) => bodyOf(route, named),
    cookieOf,
    /** An API key of the owner's company. */
    key: things.program,
    arrive,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
