/** Finds what a command under a mandate concerns: the project, and the talent if the command concerns one. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';

/** A project, and the talent in it if the command concerns one. */
export interface Place {
  readonly project_id: string;
  readonly talent_id: string | null;
}

const ofProjects = sql`select id, id as project_id, null::uuid as talent_id from projects`;
const ofOne = (table: string) => sql`select id, project_id, talent_id from ${sql.table(table)}`;
const ofAll = (table: string) => sql`select id, project_id, null::uuid as talent_id from ${sql.table(table)}`;

/** The query for the row that a route's URL names, keyed by the path before the id. */
const PLACES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  '/projects': ofProjects,
  '/records/Project': ofProjects,
  '/records/Order': ofProjects,
  '/candidates': ofOne('candidates'),
  '/assignments': ofOne('candidates'),
  '/talent/requests': ofOne('candidates'),
  '/talent/assignments': ofOne('candidates'),
  '/records/ProjectCandidateStatus': ofOne('candidates'),
  '/bookings': ofOne('bookings'),
  '/counter-offers': ofOne('counter_offers'),
  '/talent/counter-offers': ofOne('counter_offers'),
  '/agreements': ofOne('agreements'),
  '/invitations': ofOne('invitations'),
  '/talent/invitations': ofOne('invitations'),
  '/appointments': ofOne('appointments'),
  '/slot-wishes': ofOne('slot_wishes'),
  '/announcements': ofAll('announcements'),
  '/closings': ofAll('closings'),
  '/auditions': ofAll('auditions'),
  '/audition-slots': sql`
    select s.id, a.project_id, null::uuid as talent_id from audition_slots s join auditions a on a.id = s.audition_id`,
};

/** The query for the place of a route such as 'POST /candidates/:id/approve'; undefined if its URL names no row. */
export function placeQuery(route: string): ReturnType<typeof sql> | undefined {
  const [before, rest] = route.slice(route.indexOf(' ') + 1).split('/:id', 2);
  return rest === undefined ? undefined : PLACES[before ?? ''];
}

/** The place of one call; null if the row does not exist or the route's URL names no row. */
export async function findPlace(db: Kysely<Database>, route: string, id: string | undefined): Promise<Place | null> {
  const from = placeQuery(route);
  if (!from || id === undefined) return null;
  const { rows } = await sql<Place>`select project_id, talent_id from (${from}) place where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * True if an administrator has acted for the other side, under any mandate. For a place with a talent, this counts acts
 * that concern that talent or the project as a whole; for a place without one, all acts in the project. Read from the
 * events, which never change, and from the entries of the edit log that have no event.
 */
export async function hasActedForOther(
  db: Kysely<Database>,
  account_id: string,
  side: 'company' | 'talent',
  { project_id, talent_id }: Place,
): Promise<boolean> {
  const other = sql.ref(side === 'company' ? 'm.talent_id' : 'm.company_id');
  const { rows } = await sql<{ has_acted: boolean }>`
    select exists (
      select from event_concerns p join events e on e.id = p.event_id join mandates m on m.id = e.mandate_id
      where p.noun = 'project' and p.concerned_id = ${project_id} and m.account_id = ${account_id}
        and ${other} is not null and (${talent_id}::uuid is null
          or not exists (select from event_concerns t where t.event_id = e.id and t.noun = 'talent')
          or exists (select from event_concerns t where t.event_id = e.id and t.noun = 'talent' and t.concerned_id = ${talent_id}))
    ) or exists (
      select from project_edit_logs l join mandates m on m.id = l.mandate_id
      where l.project_id = ${project_id} and l.event_id is null and m.account_id = ${account_id} and ${other} is not null
    ) as has_acted`.execute(db);
  return rows[0]?.has_acted === true;
}
