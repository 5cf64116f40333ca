import type { CandidateRow } from '#contract/casting/candidate.ts';

export interface AnswerCounts {
  readonly asked: number;
  readonly interested: number;
  readonly waiting: number;
  /** Number of unanswered requests that the talent has opened. */
  readonly seen: number;
  readonly overdue: number;
  readonly declined: number;
}

type Counted = Pick<CandidateRow, 'interest_status' | 'is_deleted' | 'seen_date' | 'closed_date'>;

/**
 * The counts above the answers. Withdrawn requests are not counted. A request with a final answer does not count as
 * waiting.
 */
export function answerCounts(rows: readonly Counted[]): AnswerCounts {
  const asked = rows.filter((row) => !row.is_deleted);
  const having = (status: CandidateRow['interest_status']) => asked.filter((row) => row.interest_status === status);
  const waiting = having('pending').filter(({ closed_date }) => closed_date === null);
  return {
    asked: asked.length,
    interested: having('interested').length,
    waiting: waiting.length,
    seen: waiting.filter((row) => row.seen_date !== null).length,
    overdue: having('overdue_interest').length,
    declined: having('not_interested').length,
  };
}
