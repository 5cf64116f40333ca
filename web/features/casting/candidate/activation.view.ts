import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ErrorData } from '#contract/casting/errors.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { roleReviews } from './review-board.view.ts';

interface ActivationRole {
  readonly id: string;
  readonly title: string;
  readonly booked: readonly CandidateRow[];
  /** The candidates who are told that others were chosen. */
  readonly answered_no: readonly CandidateRow[];
  /** Number of places without an approved person. */
  readonly missing: number;
}

export interface Activation {
  readonly roles: readonly ActivationRole[];
  readonly booked_count: number;
  readonly no_count: number;
  readonly is_short: boolean;
}

/** The effects of activation, person by person, before it is done (domain: project workflow, `activate`). */
export function activationPlan(project: Pick<ProjectDetails, 'roles'>, rows: readonly CandidateRow[]): Activation {
  const roles = roleReviews(project, rows).map(({ role, interested, others, places_left }) => ({
    id: role.id,
    title: role.title,
    booked: interested.filter((row) => row.client_decision === 'approved'),
    answered_no: [...interested, ...others].filter(awaitsAnswer),
    missing: places_left,
  }));
  return {
    roles,
    booked_count: roles.reduce((sum, role) => sum + role.booked.length, 0),
    no_count: roles.reduce((sum, role) => sum + role.answered_no.length, 0),
    is_short: roles.some((role) => role.missing > 0),
  };
}

type Clash = ErrorData['booking_clash']['clashes'][number];

/** The days on which a person is booked already, by the person's id, from the data of a `booking_clash` error. */
export function clashesByPerson(data: unknown): ReadonlyMap<string, readonly Clash[]> {
  const { clashes = [] } = (data ?? {}) as Partial<ErrorData['booking_clash']>;
  const byPerson = new Map<string, Clash[]>();
  for (const clash of clashes) byPerson.set(clash.talent_id, [...(byPerson.get(clash.talent_id) ?? []), clash]);
  return byPerson;
}
