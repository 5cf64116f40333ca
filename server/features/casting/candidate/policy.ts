import type { SqlBool } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/**
 * Actors who see and move candidates. A talent has the talent's own candidates; a company has the candidates of its
 * projects; administrators and the system have all candidates.
 */
export type CandidateActor = TalentActor | ProjectActor | SystemActor;

/** True on `k` (candidates) and `p` (projects) if the talent has blocked the company. */
export const HAS_BLOCKED = sql<boolean>`exists (
  select from talent_blocks shut where shut.talent_id = k.talent_id and shut.company_id = p.company_id)`;

/** The condition on `k` (candidates) and `p` (projects) for the actor's candidates. */
export function visibleCandidates(actor: CandidateActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`k.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
