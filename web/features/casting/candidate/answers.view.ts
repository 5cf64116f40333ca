import type { CandidateRow } from '#contract/casting/candidate.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { closedOutcomeLabels } from '#texts/casting/closed-words.ts';
import { decisionLabels, interestLabels } from '#texts/casting/labels.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

type Asked = Pick<
  CandidateRow,
  'is_deleted' | 'client_decision' | 'interest_status' | 'is_unreached' | 'closed_outcome'
>;

/**
 * The state of a candidate for the company. The first that exists is shown: withdrawn, the final answer, the company's
 * decision about a yes, the candidate's answer.
 */
export function answerState(row: Asked): StateLabel {
  if (row.is_deleted) return { word: 'Återtagen', tone: 'neutral' };
  if (row.closed_outcome) return closedOutcomeLabels[row.closed_outcome];
  if (row.client_decision && row.interest_status === 'interested') return decisionLabels[row.client_decision];
  return row.is_unreached ? { word: 'Nåddes inte', tone: 'waiting' } : interestLabels[row.interest_status];
}

const WAITING_FIRST: Record<CandidateRow['interest_status'], number> = {
  overdue_interest: 0,
  pending: 1,
  interested: 2,
  not_interested: 3,
};

/** Sort key that puts the candidates that need an action first: overdue, unanswered, yes, no, withdrawn. */
export function answerOrder(row: Pick<CandidateRow, 'is_deleted' | 'interest_status'>): number {
  return row.is_deleted ? 4 : WAITING_FIRST[row.interest_status];
}

/** True if a reminder went out on this ISO day; the next may go tomorrow (domain: candidate workflow). */
export function isRemindedToday(row: Pick<CandidateRow, 'reminded_date'>, today: string): boolean {
  return row.reminded_date !== null && dayOf(row.reminded_date) === today;
}
