import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** Who may see rights: both parties their own, administrators any. */
export type RightActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `u` (usage_rights) and `p` (projects) that leaves what the actor may see. They are of what both have
 * signed, which stays with both, also when the talent is found by nobody any more.
 */
export function visibleRights(actor: RightActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`u.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
