import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { mayBeShown, type ShownFacts } from '#domain/people/talent/profile.rules.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';

/** The facts about a candidate that decide if the talent may be asked, and may answer. */
interface AskedFacts {
  readonly project_status: ProjectStatus;
  readonly client_decision: 'approved' | 'rejected' | null;
  readonly answer_by: string;
  readonly closed_date: string | null;
  readonly is_replacement: boolean;
  readonly is_place_open: boolean;
}

/** Refuses commands outside casting, and for a candidate who has a final answer. */
export function whileCasting({ project_status, closed_date }: AskedFacts): RefusalCode | null {
  if (project_status !== 'casting') return 'project_not_casting';
  return closed_date === null ? null : 'role_closed';
}

/** Refuses a later answer day outside casting, after a final answer, or if the talent may not be shown. */
export function whileShown(candidate: AskedFacts & ShownFacts, moment: Moment): RefusalCode | null {
  if (candidate.project_status !== 'casting') return 'project_not_casting';
  if (candidate.closed_date !== null) return 'role_closed';
  return mayBeShown(candidate, moment.today) ? null : 'talent_not_visible';
}

/** People are asked while the project is casting. In an active project they are asked only to step in. */
export const isAsking = ({ project_status, is_replacement, client_decision }: AskedFacts): boolean =>
  project_status === 'casting' || (project_status === 'active' && is_replacement && client_decision === null);

/** Refuses commands to a candidate who may not be asked now. */
export function whileAsking(candidate: AskedFacts): RefusalCode | null {
  if (!isAsking(candidate)) return 'project_not_casting';
  return candidate.closed_date === null ? null : 'role_closed';
}

/**
 * Refuses new terms to a candidate who may not be asked now or may not be shown. A no ends the question, except of a
 * replacement whose days have moved: it was a no to other days.
 */
export function guardNewTerms(
  candidate: AskedFacts & ShownFacts & { readonly interest_status: string },
  moment: Moment,
): RefusalCode | null {
  if (!isAsking(candidate)) return 'project_not_casting';
  if (candidate.closed_date !== null) return 'role_closed';
  if (!candidate.is_replacement && candidate.interest_status === 'not_interested') return 'not_interested';
  return mayBeShown(candidate, moment.today) ? null : 'talent_not_visible';
}

/** Late answers are allowed while casting; a request to step in must be answered in time, while the place is open. */
export const comesTooLate = ({ is_replacement, is_place_open, answer_by }: AskedFacts, { today }: Moment): boolean =>
  is_replacement && (!is_place_open || today > answer_by);

/** The facts that decide if a company may approve a candidate; `CandidateSubject` explains them. */
interface ApprovalFacts extends AskedFacts, ShownFacts {
  readonly project_step: ProjectStep;
  readonly interest_status: string;
  readonly has_current_terms: boolean;
  readonly role_approved_count: number;
  readonly role_headcount: number;
}

/** Refuses the approval of a candidate who has not said yes to the present terms, or whose role has no free place. */
export function guardApproval(candidate: ApprovalFacts, moment: Moment): RefusalCode | null {
  if (candidate.project_status !== 'casting' || candidate.project_step < 3) return 'project_not_casting';
  if (candidate.closed_date !== null) return 'role_closed';
  if (candidate.interest_status !== 'interested') return 'not_interested';
  if (!mayBeShown(candidate, moment.today)) return 'talent_not_visible';
  if (!candidate.has_current_terms) return 'terms_outdated';
  return candidate.role_approved_count >= candidate.role_headcount ? 'role_full' : null;
}

/** Candidates who have said yes, in any column of the board. */
export const CHOSEN_AMONG = {
  interest_status: ['interested'],
  client_decision: [null, 'approved', 'rejected'],
  is_deleted: [false],
} as const;
