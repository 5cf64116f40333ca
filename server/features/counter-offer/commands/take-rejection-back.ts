import { sql } from 'kysely';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { candidateObject } from '../../candidate/lifecycle.ts';
import { loadCandidates } from '../../candidate/queries/load-candidate.ts';
import type { ProjectActor } from '../../project/policy.ts';

/**
 * A company that agrees with somebody it has rejected, or suggests terms of its own to them, wants them after all. The
 * rejection was never told, so what was suggested goes on; without this a yes of both sides would book nobody.
 */
export async function takeRejectionBack(trx: Trx, actor: ProjectActor, candidate_id: string, moment: Moment) {
  const [candidate] = await loadCandidates(trx, sql`k.id = ${candidate_id}`);
  if (candidate?.client_decision !== 'rejected') return true;
  const object = candidateObject(candidate);
  return move(trx, { noun: 'candidate', command: 'undecide', object, actor, moment, words: {} });
}
