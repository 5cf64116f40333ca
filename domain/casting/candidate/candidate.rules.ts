import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { ClientDecision, InterestStatus } from './candidate.workflow.ts';

/**
 * Standings of a request as its talent sees them. A decision is the company's own until the project is activated or the
 * request closed, so until then the talent still waits for it.
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

/** Derives the standing; total over every state a candidate and its project can be in. */
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

/** True for a candidate that still waits for an answer from the company. */
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
 * The company's own words in a request, as this talent gets them on that ISO day. Companies do not write to people
 * under 18, as their guardians have been told; the terms of the request reach everybody.
 */
export function requestMessageTo(
  talent: { readonly birth_date: string | null },
  message: string,
  today: string,
): string {
  return talent.birth_date === null || needsGuardian(talent, today) ? '' : message;
}
