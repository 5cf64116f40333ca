/** The badges of a talent by plain rules; tests compare the server's SQL with them. */
import type { ClientDecision, InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';

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
