import type { ClientDecision, InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';

/** The obstacles to a merge of two accounts, in display order. */
export const MERGE_HINDRANCES = [
  'two_people',
  'numbers_go',
  'not_active',
  'leaving',
  'ages',
  'guardians',
  'acted_for',
  'bookings_overlap',
  'same_role',
] as const;
export type MergeHindrance = (typeof MERGE_HINDRANCES)[number];

/** The facts that decide if two profiles can be merged. `stays`: the profile that remains; `goes`: the other. */
export interface MergeFacts {
  /**
   * True if the profile has a personal number. A number belongs to one account only, so two profiles with numbers are
   * two people.
   */
  readonly stays_has_number: boolean;
  readonly goes_has_number: boolean;
  /** True if one of the two is suspended or already merged, or has a decision that is or can still be appealed. */
  readonly is_shut_out: boolean;
  /** True if one of the two has asked for deletion. */
  readonly is_leaving: boolean;
  /** True if exactly one of the two is under 18. */
  readonly has_two_ages: boolean;
  /** True if both have guardians on record. */
  readonly has_two_guardians: boolean;
  /** True if an administrator acts for one of the two now. */
  readonly is_acted_for: boolean;
  /** Number of pairs of bookings, one of each profile, with days in common. */
  readonly overlapping_count: number;
  /** Number of roles in which both profiles have said yes. */
  readonly same_role_count: number;
}

/** The obstacles to a merge of two profiles; empty if it is allowed. */
export function mergeHindrancesOf(facts: MergeFacts): MergeHindrance[] {
  const { stays_has_number, goes_has_number } = facts;
  const holds: Readonly<Record<MergeHindrance, boolean>> = {
    two_people: stays_has_number && goes_has_number,
    // A personal number is encrypted for its own account, under which payouts are reported to the tax agency.
    numbers_go: goes_has_number && !stays_has_number,
    not_active: facts.is_shut_out,
    leaving: facts.is_leaving,
    ages: facts.has_two_ages,
    guardians: facts.has_two_guardians,
    acted_for: facts.is_acted_for,
    bookings_overlap: facts.overlapping_count > 0,
    same_role: facts.same_role_count > 0,
  };
  return MERGE_HINDRANCES.filter((code) => holds[code]);
}

interface Asked {
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
}

/** Stage of a request: of two requests for the same role, the one with the higher stage continues. */
export function stageOf({ interest_status, client_decision }: Asked): number {
  if (client_decision === 'approved') return 5;
  if (client_decision === 'rejected') return 2;
  return { interested: 4, pending: 3, overdue_interest: 1, not_interested: 0 }[interest_status];
}

/** From this stage on both sides rely on a request, so only they may end it. */
export const RELIED_ON = 4;
