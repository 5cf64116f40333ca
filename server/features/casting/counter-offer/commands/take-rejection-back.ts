import type { Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Takes back the rejection of a candidate when the company accepts the talent's terms or suggests its own. The talent
 * does not know of the rejection, so the negotiation goes on; if the rejection stayed, nobody would be booked even
 * though both sides agree.
 */
export async function takeRejectionBack(trx: Trx, actor: ProjectActor, candidate_id: string, moment: Moment) {
  const [candidate] = await loadCandidates(trx, sql`k.id = ${candidate_id}`);
  if (candidate?.client_decision !== 'rejected') return true;
  const object = candidateObject(candidate);
  return move(trx, { noun: 'candidate', command: 'undecide', object, actor, moment, words: {} });
}
