import type { CandidateRow } from '#contract/candidate.ts';
import type { ProjectDetails } from '#contract/project.ts';
import type { ClientDecision } from '#domain/candidate/candidate.workflow.ts';
import { averageStars } from './notes.view.ts';
import type { CompanyMove } from './use-candidates.ts';

export type BoardColumnId = 'undecided' | ClientDecision;

/** Which command takes a card to a column. */
export const COMMAND_TO: Record<BoardColumnId, 'approve' | 'reject' | 'undecide'> = {
  undecided: 'undecide',
  approved: 'approve',
  rejected: 'reject',
};

const COLUMNS = Object.keys(COMMAND_TO) as BoardColumnId[];

/** The column of a name from the board; the board only knows texts. */
export function columnNamed(name: string): BoardColumnId {
  return COLUMNS.find((column) => column === name) ?? 'undecided';
}

/** The column a card stands in: the company's decision. */
export function columnOf(row: Pick<CandidateRow, 'client_decision'>): BoardColumnId {
  return row.client_decision ?? 'undecided';
}

/** True when the server said that the command which leads there may be given now. */
export function canMoveTo(row: Pick<CandidateRow, 'actions'>, column: BoardColumnId): boolean {
  return row.actions.includes(COMMAND_TO[column]);
}

/** The move that puts a decision back to what it was, for 'Ångra'. */
export function moveBackTo(before: Pick<CandidateRow, 'client_decision'>): CompanyMove {
  return { command: COMMAND_TO[columnOf(before)] };
}

export interface RoleReview {
  readonly role: ProjectDetails['roles'][number];
  /** Those who have said yes; only they can be chosen. */
  readonly interested: readonly CandidateRow[];
  /** Everybody else who was asked and not withdrawn. */
  readonly others: readonly CandidateRow[];
  readonly approved_count: number;
  readonly places_left: number;
}

const byBoard = (a: CandidateRow, b: CandidateRow) =>
  (averageStars(b.notes) ?? 0) - (averageStars(a.notes) ?? 0) ||
  a.board_position - b.board_position ||
  a.talent.name.localeCompare(b.talent.name, 'sv');

/** Who was asked, by role: those to choose among with the most stars first, and the others. Withdrawn requests are gone. */
export function roleReviews(project: Pick<ProjectDetails, 'roles'>, rows: readonly CandidateRow[]): RoleReview[] {
  return project.roles.map((role) => {
    const asked = rows.filter((row) => row.role_id === role.id && !row.is_deleted);
    const interested = asked.filter((row) => row.interest_status === 'interested').sort(byBoard);
    const approved_count = interested.filter((row) => row.client_decision === 'approved').length;
    return {
      role,
      interested,
      others: asked.filter((row) => row.interest_status !== 'interested'),
      approved_count,
      places_left: Math.max(0, role.headcount - approved_count),
    };
  });
}
