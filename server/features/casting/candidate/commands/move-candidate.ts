import type { ClientDecision, Consideration, candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { underLocks } from '#server/db/under-locks.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import {
  loadCandidate,
  lockForAnswer,
  lockProjectOf,
} from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';

/** The decision and the consideration on the member's screen. */
export interface Seen {
  readonly seen_decision: ClientDecision | null;
  readonly seen_consideration: Consideration | null;
}

export interface CandidateMove<C extends CommandOf<typeof candidateWorkflow>> {
  readonly command: C;
  readonly words: CommandWords<'candidate', C>;
  /** Sent with a decision: the later of two simultaneous decisions is refused. */
  readonly seen?: Seen | undefined;
}

/** Gives a candidate a command of the company. Locks the project, so that two decisions cannot fill one place. */
export async function moveCandidate<C extends CommandOf<typeof candidateWorkflow>>(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { command, words, seen }: CandidateMove<C>,
  moment: Moment,
) {
  const candidate = await underLocks(trx, [() => lockProjectOf(trx, id, 'update')], () =>
    loadCandidate(trx, actor, id),
  );
  if (!candidate) return refuse('not_found');
  const isAsSeen =
    seen?.seen_decision === candidate.client_decision && seen.seen_consideration === candidate.consideration;
  if (seen && !isAsSeen) return refuse('changed_meanwhile');
  return move<'candidate', C>(trx, {
    noun: 'candidate',
    command,
    object: candidateObject(candidate),
    actor,
    moment,
    words,
  });
}

/** A talent's answer, and the version of the terms that it answers. */
export interface RequestAnswer {
  readonly message: string;
  readonly terms_version: number;
}

/**
 * Gives a talent's own answer. The answer waits for decisions of the company in progress; it waits for other talents'
 * answers only if a yes fills a place at once.
 */
export async function answerRequest(
  trx: Trx,
  actor: TalentActor,
  id: string,
  command: 'answer-interested' | 'answer-not-interested',
  { message, terms_version }: RequestAnswer,
  moment: Moment,
) {
  const candidate = await underLocks(trx, [() => lockForAnswer(trx, id, actor.talent_id)], () =>
    loadCandidate(trx, actor, id),
  );
  if (!candidate) return refuse('not_found');
  if (candidate.terms_version !== terms_version) return refuse('changed_meanwhile');
  const words = {
    message: message || null,
    is_late: candidate.unreached_date === null && moment.today > candidate.answer_by,
  };
  return move(trx, { noun: 'candidate', command, object: candidateObject(candidate), actor, moment, words });
}
