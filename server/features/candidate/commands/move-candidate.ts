import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move, type WorkflowActor } from '../../../db/transition-runner.ts';
import type { CandidateActor } from '../policy.ts';
import {
  candidateConcerned,
  candidatePayload,
  type LoadedCandidate,
  loadCandidate,
  lockProjectOf,
} from '../queries/load-candidate.ts';

export interface CandidateMove {
  readonly command: Command<'candidate'>;
  readonly message?: string;
  readonly reason?: string | null;
  readonly answer_by?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Moves a candidate that is already read, under the lock of its project. */
export async function moveLoaded(
  trx: Trx,
  actor: WorkflowActor,
  candidate: LoadedCandidate,
  { command, values = {}, ...words }: CandidateMove,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const moved = await move(trx, {
    noun: 'candidate',
    command,
    id: candidate.id,
    subject: candidate,
    actor,
    moment,
    values,
    concerned: candidateConcerned(candidate),
    payload: candidatePayload(candidate, { ...words, now: moment.now }),
  });
  return isRefusal(moved) ? moved : true;
}

// A guardian who takes the consent back waits for the yes that is being said, and then takes that back too.
async function holdConsent(trx: Trx, talent_id: string): Promise<void> {
  await sql`select id from talents where id = ${talent_id} for share`.execute(trx);
}

/** Reads one candidate under the lock that the actor's kind of command needs, and moves it. */
export async function moveCandidate(
  trx: Trx,
  actor: CandidateActor,
  id: string,
  change: CandidateMove,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  await lockProjectOf(trx, id, actor.role === 'talent' || actor.role === 'system' ? 'share' : 'update');
  if (actor.role === 'talent') await holdConsent(trx, actor.talent_id);
  const candidate = await loadCandidate(trx, actor, id);
  return candidate ? moveLoaded(trx, actor, candidate, change, moment) : refuse('not_found');
}
