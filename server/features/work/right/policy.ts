import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** The actors who see rights: both parties their own, administrators any. */
export type RightActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `u` (usage_rights) and `p` (projects) for the actor's rights. Both sides keep what they have signed,
 * also when the talent is no longer findable.
 */
export function visibleRights(actor: RightActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`u.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
