import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { underLocks } from '#server/db/under-locks.ts';
import {
  type LoadedCandidate,
  loadCandidate,
  lockProjectOf,
} from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { moveCandidate } from './move-candidate.ts';
import { moveCandidates } from './move-candidates.ts';

/** Gives one candidate more days to answer. An earlier day is refused, because the mail speaks of more time. */
export async function extendCandidate(trx: Trx, actor: ProjectActor, id: string, answer_by: string, moment: Moment) {
  if (answer_by < moment.today) return refuse('answer_day_passed');
  const candidate = await underLocks(trx, [() => lockProjectOf(trx, id, 'update')], () =>
    loadCandidate(trx, actor, id),
  );
  if (candidate && answer_by < candidate.answer_by) return refuse('answer_day_earlier');
  return moveCandidate(trx, actor, id, { command: 'extend', words: { answer_by } }, moment);
}

/**
 * Gives many candidates more days to answer. Candidates with a later day keep it and count as left out; if all have a
 * later day, the call is refused.
 */
export async function extendCandidates(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  ids: readonly string[],
  answer_by: string,
  moment: Moment,
) {
  if (answer_by < moment.today) return refuse('answer_day_passed');
  let hasLonger = false;
  const isMore = (candidate: LoadedCandidate) => {
    const isLonger = answer_by < candidate.answer_by;
    hasLonger ||= isLonger;
    return !isLonger;
  };
  const moved = await moveCandidates(trx, actor, project_id, ids, 'extend', { answer_by }, moment, isMore);
  if (isRefusal(moved)) return moved;
  return moved.moved_count === 0 && hasLonger ? refuse('answer_day_earlier') : moved;
}
