import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { ClientDecision, InterestStatus } from './candidate.workflow.ts';

/**
 * Standings of a request as its talent sees them. The company's decision is hidden until the project is activated or
 * the request closed; until then the standing is 'waiting_for_decision'.
 */
export const REQUEST_STANDINGS = [
  'to_answer',
  'overdue',
  'waiting_for_decision',
  'declined_by_talent',
  'booked',
  'done',
  'not_chosen',
  'withdrawn',
  'cancelled',
] as const;
export type RequestStanding = (typeof REQUEST_STANDINGS)[number];

/** The standing of a request, for every state of its candidate and its project. */
export function requestStanding(candidate: {
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
  readonly is_deleted: boolean;
  readonly closed_date: string | null;
  readonly project_status: ProjectStatus;
  readonly is_replacement: boolean;
}): RequestStanding {
  if (candidate.is_deleted) return 'withdrawn';
  if (candidate.interest_status === 'not_interested') return 'declined_by_talent';
  if (candidate.project_status === 'cancelled') return 'cancelled';
  if (candidate.closed_date !== null) return 'not_chosen';
  const isAsked =
    candidate.is_replacement && candidate.project_status === 'active' && candidate.client_decision === null;
  if (candidate.project_status !== 'casting' && !isAsked) {
    if (candidate.client_decision !== 'approved') return 'not_chosen';
    return candidate.project_status === 'completed' ? 'done' : 'booked';
  }
  if (candidate.interest_status === 'pending') return 'to_answer';
  return candidate.interest_status === 'overdue_interest' ? 'overdue' : 'waiting_for_decision';
}

/**
 * True for a candidate to whom the company owes a final answer: not chosen, not withdrawn, not closed, and the talent
 * has not said no.
 */
export function awaitsAnswer(candidate: {
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
  readonly is_deleted: boolean;
  readonly closed_date: string | null;
}): boolean {
  return (
    !candidate.is_deleted &&
    candidate.closed_date === null &&
    candidate.client_decision !== 'approved' &&
    candidate.interest_status !== 'not_interested'
  );
}

/**
 * The company's own words in a request, as the talent gets them: empty for a talent under 18 on `today`, or without a
 * birth date, because guardians are promised that companies do not write to their child. The terms of the request reach
 * every talent.
 */
export function requestMessageTo(
  talent: { readonly birth_date: string | null },
  message: string,
  today: string,
): string {
  return talent.birth_date === null || needsGuardian(talent, today) ? '' : message;
}
