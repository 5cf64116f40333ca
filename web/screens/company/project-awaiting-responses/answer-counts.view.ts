import type { CandidateRow } from '#contract/casting/candidate.ts';

export interface AnswerCounts {
  readonly asked: number;
  readonly interested: number;
  readonly waiting: number;
  /** Of those who wait: who has opened the request. */
  readonly seen: number;
  readonly overdue: number;
  readonly declined: number;
}

type Counted = Pick<CandidateRow, 'interest_status' | 'is_deleted' | 'seen_date' | 'closed_date'>;

/** The figures above the answers; withdrawn requests count nowhere, and nobody waits for who has had the final answer. */
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
