import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** Actors who see rights. Talents and companies see their own; administrators and the system see all. */
export type RightActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `u` (usage_rights) and `p` (projects) for the rights that the actor may see. Both sides keep seeing
 * what they have signed, even if the company may no longer find the talent.
 */
export function visibleRights(actor: RightActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`u.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
