import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ErrorData } from '#contract/casting/errors.ts';
import type { ActivationPrice } from '#contract/casting/sign-off.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { roleReviews } from './review-board.view.ts';

interface ActivationRole {
  readonly id: string;
  readonly title: string;
  readonly booked: readonly CandidateRow[];
  /** Approved candidates who are not booked yet. */
  readonly left: readonly CandidateRow[];
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

/**
 * The effects of an activation, person by person, before it is done (domain: project workflow, `activate`).
 * @param kept_ids the approved candidates who are not booked yet; null if the casting ends, with an answer to everybody.
 * Otherwise only those who wait for a role whose last place is booked get an answer (`book-part`).
 */
export function activationPlan(
  project: Pick<ProjectDetails, 'roles'>,
  rows: readonly CandidateRow[],
  kept_ids: ReadonlySet<string> | null = null,
): Activation {
  const roles = roleReviews(project, rows).map(({ role, interested, others, places_left }) => {
    const approved = interested.filter((row) => row.client_decision === 'approved');
    const left = approved.filter((row) => kept_ids?.has(row.id));
    const isAnswered = kept_ids === null || (places_left === 0 && left.length === 0);
    return {
      id: role.id,
      title: role.title,
      booked: approved.filter((row) => !left.includes(row)),
      left,
      answered_no: isAnswered ? [...interested, ...others].filter(awaitsAnswer) : [],
      missing: places_left,
    };
  });
  return {
    roles,
    booked_count: roles.reduce((sum, role) => sum + role.booked.length, 0),
    no_count: roles.reduce((sum, role) => sum + role.answered_no.length, 0),
    is_short: roles.some((role) => role.missing > 0),
  };
}

/** The company's cost without VAT of the people whom the plan books, in öre, and if it is over the caller's limit. */
export function bookingCost(plan: Activation, { candidates, limit_ore }: ActivationPrice) {
  const booked = new Set(plan.roles.flatMap((role) => role.booked.map(({ id }) => id)));
  const cost_ore = add(...candidates.filter(({ id }) => booked.has(id)).map((one) => one.cost_ore));
  return { cost_ore, is_over_limit: limit_ore !== null && cost_ore > limit_ore };
}

type Clash = ErrorData['booking_clash']['clashes'][number];

/** The days on which a person is booked already, by the person's id, from the data of a `booking_clash` error. */
export function clashesByPerson(data: unknown): ReadonlyMap<string, readonly Clash[]> {
  const { clashes = [] } = (data ?? {}) as Partial<ErrorData['booking_clash']>;
  const byPerson = new Map<string, Clash[]>();
  for (const clash of clashes) byPerson.set(clash.talent_id, [...(byPerson.get(clash.talent_id) ?? []), clash]);
  return byPerson;
}
