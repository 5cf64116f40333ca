import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** Actors who see rights: both sides their own, administrators all. */
export type RightActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `u` (usage_rights) and `p` (projects) for the actor's rights. Both sides keep what they have signed,
 * even when the talent is no longer findable.
 */
export function visibleRights(actor: RightActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`u.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
