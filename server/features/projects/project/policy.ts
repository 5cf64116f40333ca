import type { SqlBool } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { isThere } from '#server/db/is-there.ts';
import { sql } from '#server/db/sql.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/**
 * Actors who see and move projects. A company sees and moves its own. An administrator sees and moves all, on the
 * company's behalf, and is logged by name.
 */
export type ProjectActor = CompanyActor | AdminActor;

/**
 * The condition on `p` (projects) for the projects that the actor may see. Other projects get the same answer as
 * missing ones.
 */
export function visibleProjects(actor: ProjectActor) {
  return actor.role === 'admin' ? sql<SqlBool>`true` : sql<SqlBool>`p.company_id = ${actor.company_id}`;
}

/**
 * The columns `subject` and `actor_name` of the edit log `l`, as the actor may read them on `today`: a talent whom the
 * actor may no longer see has no name here either.
 */
export function namesInLog(actor: ProjectActor, today: string) {
  const isOfUnseen = isThere(sql`event_concerns e where e.event_id = l.event_id and e.noun = 'talent'
    and not ${isSeenId(sql.ref('e.concerned_id'), actor, today)}`);
  return {
    subject: sql`case when ${isOfUnseen} then ${NOT_AVAILABLE} else l.subject end`,
    actor_name: sql`case when l.actor_role = 'talent' and ${isOfUnseen} then ${NOT_AVAILABLE} else l.actor_name end`,
  };
}
