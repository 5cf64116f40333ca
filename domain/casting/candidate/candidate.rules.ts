import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import type { ClientDecision, InterestStatus } from './candidate.workflow.ts';

/** The facts that the badges look at: one row for each candidate of one talent. */
export interface CountedCandidate {
  readonly project_id: string;
  readonly role_index: number;
  readonly talent_id: string;
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
  readonly is_deleted: boolean;
  readonly project_status: ProjectStatus;
  readonly project_step: ProjectStep;
}

function countPlaces(candidates: readonly CountedCandidate[]): number {
  return new Set(candidates.map((c) => `${c.project_id}/${c.role_index}/${c.talent_id}`)).size;
}

/**
 * The badge on Förfrågningar (spec, section 4): in step 2, 3 or 4, pending or interested, not rejected, not deleted,
 * one for each project, role and candidate. Projects that no longer cast count nowhere.
 */
export function countPendingRequests(candidates: readonly CountedCandidate[]): number {
  return countPlaces(
    candidates.filter(
      (c) =>
        c.project_status === 'casting' &&
        c.project_step >= 2 &&
        c.project_step <= 4 &&
        (c.interest_status === 'pending' || c.interest_status === 'interested') &&
        c.client_decision !== 'rejected' &&
        !c.is_deleted,
    ),
  );
}

/** The badge on Uppdrag (spec, section 4): step 5 and approved; deleted and duplicate rows are left out as above. */
export function countAssignments(candidates: readonly CountedCandidate[]): number {
  return countPlaces(
    candidates.filter(
      (c) => c.project_status === 'active' && c.project_step === 5 && c.client_decision === 'approved' && !c.is_deleted,
    ),
  );
}

/**
 * Where a request stands in the words meant for its talent. A decision is the company's own until the project is
 * activated or the request closed, so until then the talent still waits for it.
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
 * The company's own words in a request, as this talent gets them on that ISO day. Companies do not write to anybody under
 * 18, as their guardians have been told; the terms of the request reach everybody.
 */
export function requestMessageTo(
  talent: { readonly birth_date: string | null },
  message: string,
  today: string,
): string {
  return talent.birth_date === null || needsGuardian(talent, today) ? '' : message;
}
