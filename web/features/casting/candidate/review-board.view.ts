import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import type { ClientDecision, Consideration } from '#domain/casting/candidate/candidate.workflow.ts';
import type { Decided, Decision } from './decision.view.ts';
import { averageStars } from './notes.view.ts';
import type { CompanyMove } from './use-candidates.ts';

export type BoardColumnId = 'undecided' | ClientDecision | Consideration;

/** The command that moves a card to each column; the columns in order. */
export const COMMAND_TO: Record<BoardColumnId, Decision> = {
  undecided: 'undecide',
  approved: 'approve',
  callback: 'call-back',
  hold: 'hold',
  rejected: 'reject',
};

const COLUMNS = Object.keys(COMMAND_TO) as BoardColumnId[];

/** The column with this name; 'undecided' for an unknown name. Cards carry names as plain strings. */
export function columnNamed(name: string): BoardColumnId {
  return COLUMNS.find((column) => column === name) ?? 'undecided';
}

/** The column of a card: the company's decision, or its consideration. */
export function columnOf(row: Decided): BoardColumnId {
  return row.client_decision ?? row.consideration ?? 'undecided';
}

/** True if the server allows the command that moves a card to the column. */
export function canMoveTo(row: Pick<CandidateRow, 'actions'>, column: BoardColumnId): boolean {
  return row.actions.includes(COMMAND_TO[column]);
}

/** The command that restores an earlier decision, for 'Ångra'. */
export function moveBackTo(before: Decided): CompanyMove {
  return { command: COMMAND_TO[columnOf(before)] };
}

export interface RoleReview {
  readonly role: ProjectDetails['roles'][number];
  /** The candidates that have said yes; the company cannot approve others. */
  readonly interested: readonly CandidateRow[];
  /** All other candidates, without the withdrawn ones. */
  readonly others: readonly CandidateRow[];
  readonly approved_count: number;
  readonly places_left: number;
}

/** The candidates by role, in the company's own order, without withdrawn requests. */
export function roleReviews(project: Pick<ProjectDetails, 'roles'>, rows: readonly CandidateRow[]): RoleReview[] {
  return project.roles.map((role) => {
    const asked = rows.filter((row) => row.role_id === role.id && !row.is_deleted);
    const interested = asked.filter((row) => row.interest_status === 'interested');
    const approved_count = interested.filter((row) => row.client_decision === 'approved').length;
    return {
      role,
      interested,
      others: asked.filter((row) => row.interest_status !== 'interested'),
      approved_count,
      places_left: Math.max(0, role.headcount - role.booked_count - approved_count),
    };
  });
}

/** The filter and the sort order of a board. */
export interface BoardChoice {
  readonly stars: 'all' | '3' | '4' | '5' | 'none';
  readonly has_note: boolean;
  readonly order: 'own' | 'stars';
}

export const WHOLE_BOARD: BoardChoice = { stars: 'all', has_note: false, order: 'own' };

const starsOf = ({ notes }: CandidateRow) => averageStars(notes) ?? 0;

/** The candidates after filter and sorting; candidates with equal stars keep the company's order. */
export function chosenOf(rows: readonly CandidateRow[], { stars, has_note, order }: BoardChoice): CandidateRow[] {
  const left = rows.filter(
    (row) =>
      (stars === 'all' || (stars === 'none' ? starsOf(row) === 0 : starsOf(row) >= Number(stars))) &&
      (!has_note || row.notes.some(({ note }) => note !== '')),
  );
  return order === 'own' ? left : left.toSorted((a, b) => starsOf(b) - starsOf(a));
}
