/** The badges of a talent computed by plain rules, with which tests compare the server's SQL. */
import type { ClientDecision, InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';

/** The facts from which badges are computed: one row for each candidate of a talent. */
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
 * The badge on Förfrågningar (spec, section 4): candidates in steps 2 to 4 that are pending or interested, not rejected
 * and not deleted. Several for the same project, role and talent count once. Projects that no longer cast do not count.
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

/**
 * The badge on Uppdrag (spec, section 4): approved candidates in step 5. Deleted candidates do not count, and several
 * for the same project, role and talent count once.
 */
export function countAssignments(candidates: readonly CountedCandidate[]): number {
  return countPlaces(
    candidates.filter(
      (c) => c.project_status === 'active' && c.project_step === 5 && c.client_decision === 'approved' && !c.is_deleted,
    ),
  );
}
