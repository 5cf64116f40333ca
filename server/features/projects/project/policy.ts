import type { RawBuilder, SqlBool } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { isThere } from '#server/db/is-there.ts';
import { sql } from '#server/db/sql.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { isProtected } from '#server/names/names.ts';
import { GUARDIAN } from '#server/names/withheld.ts';
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
 * actor may no longer see has no name here either, nor has a guardian of such a talent or of one with protected identity.
 */
export function namesInLog(actor: ProjectActor, today: string) {
  const isOf = (which: RawBuilder<SqlBool>) =>
    isThere(sql`event_concerns e where e.event_id = l.event_id and e.noun = 'talent' and ${which}`);
  const isOfUnseen = isOf(sql`not ${isSeenId(sql.ref('e.concerned_id'), actor, today)}`);
  const isOfProtected = isOf(isThere(sql`talents t where t.id = e.concerned_id and ${isProtected('t')}`));
  return {
    subject: sql`case when ${isOfUnseen} then ${NOT_AVAILABLE} else l.subject end`,
    actor_name: sql`case when l.actor_role in ('talent', 'guardian') and ${isOfUnseen} then ${NOT_AVAILABLE}
      when l.actor_role = 'guardian' and ${isOfProtected} then ${GUARDIAN} else l.actor_name end`,
  };
}
