import { type Additions, withAmount } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';

/** Versions that each side may make about one request. After that it is a matter for a telephone. */
export const ROUNDS_AT_MOST = 5;

/** Working days in which the other side has to answer, unless the suggestion says otherwise. */
const OFFER_WORKING_DAYS = 2;

/** The part of the terms that is negotiated. Days, place and the content of the role are the company's order. */
export interface Proposal {
  /** The fee, for what the terms pay by; 0 and nothing are no fee. */
  readonly fee_ore: Ore;
  readonly additions: Additions;
  /** For each of the rights in their order for how many months. */
  readonly months: readonly (number | null)[];
}

/** The terms with the proposal in them. They are priced, signed and charged by the same rules as the company's own. */
export function withProposal(terms: Terms, { fee_ore, additions, months }: Proposal): Terms {
  return {
    ...terms,
    fee: withAmount(terms.fee, fee_ore),
    additions,
    rights: terms.rights.map((line, index) => ({ ...line, months: months[index] ?? line.months })),
  };
}

/**
 * The last ISO day to answer a version: the stated day, or in two working days, but not after the request's last day.
 */
export function lastDayOf(said: string | null, answer_by: string, today: string): string {
  const day = said ?? addWorkingDays(today, OFFER_WORKING_DAYS);
  return day < answer_by ? day : answer_by;
}

/** True if other terms may be suggested: to an order that waits for its answer, and not beside others that are open. */
export function maySuggest(
  request: {
    readonly source: string;
    readonly interest_status: string;
    readonly is_deleted: boolean;
    /** Instant of the final answer, or null. */
    readonly closed_date: string | null;
    readonly project_status: string;
    readonly answer_by: string;
    readonly has_open_offer: boolean;
    readonly talent_rounds: number;
  },
  today: string,
): boolean {
  return (
    request.source === 'order' &&
    request.interest_status === 'pending' &&
    !request.is_deleted &&
    request.closed_date === null &&
    request.project_status === 'casting' &&
    today <= request.answer_by &&
    !request.has_open_offer &&
    request.talent_rounds < ROUNDS_AT_MOST
  );
}
