import type { ReactingCandidate } from './candidate.workflow.ts';

/**
 * True if a candidate of an order can be approved at once: an open request, a yes to the role's current terms, no
 * decision yet, a project that casts, and a place left.
 */
export function hasOrderedPlace(candidate: ReactingCandidate): boolean {
  return (
    candidate.source === 'order' &&
    candidate.interest_status === 'interested' &&
    candidate.client_decision === null &&
    !candidate.is_deleted &&
    candidate.project_status === 'casting' &&
    candidate.closed_date === null &&
    candidate.has_current_terms &&
    candidate.role_approved_count < candidate.role_headcount
  );
}
