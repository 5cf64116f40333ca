import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '../../actor.ts';
import { type ProjectActor, visibleProjects } from '../project/policy.ts';

/** Who may see agreements: both parties their own, administrators any. */
export type AgreementActor = TalentActor | ProjectActor | SystemActor;

/**
 * The condition on `c` (agreements) and `p` (projects) that leaves what the actor may see. A talent sees an agreement from
 * when there is something to sign.
 */
export function visibleAgreements(actor: AgreementActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  if (actor.role !== 'talent') return visibleProjects(actor);
  return sql<SqlBool>`(a.talent_id = ${actor.talent_id} and a.document_id is not null)`;
}
