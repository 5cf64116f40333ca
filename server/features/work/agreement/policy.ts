import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** Actors who see agreements. Talents and companies see their own; administrators and the system see all. */
export type AgreementActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `a` (agreements) and `p` (projects) for the agreements that the actor may see on `today`. A talent
 * sees an agreement once it has a document to sign. A company sees the agreements with talents whom it may see, and
 * every agreement that both sides have signed, even after a later version has replaced it.
 */
export function visibleAgreements(actor: AgreementActor, today: string) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  if (actor.role !== 'talent') {
    const isSeen = isSeenId(sql.ref('a.talent_id'), actor, today);
    return sql<SqlBool>`(${visibleProjects(actor)} and (a.signed_date is not null or ${isSeen}))`;
  }
  return sql<SqlBool>`(a.talent_id = ${actor.talent_id} and a.document_id is not null)`;
}
