import { type Additions, withAmount } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';

/** Maximum number of versions by each side about one request. After that a telephone call is better. */
export const ROUNDS_AT_MOST = 5;

/** Working days in which the other side must answer, unless the version sets another day. */
const OFFER_WORKING_DAYS = 2;

/** The negotiated part of the terms. The company alone sets the days, the place and the content of the role. */
export interface Proposal {
  /** The fee, on the basis of the terms; 0 makes the work unpaid. */
  readonly fee_ore: Ore;
  readonly additions: Additions;
  /** The months of each right, in the order of the terms; null leaves the months of the terms. */
  readonly months: readonly (number | null)[];
}

/**
 * The terms with the proposal in them, which are priced, signed and charged by the same rules as the company's terms.
 */
export function withProposal(terms: Terms, { fee_ore, additions, months }: Proposal): Terms {
  return {
    ...terms,
    fee: withAmount(terms.fee, fee_ore),
    additions,
    rights: terms.rights.map((line, index) => ({ ...line, months: months[index] ?? line.months })),
  };
}

/**
 * The last ISO day to answer a version: the day that its author set, or the second working day from today, but never
 * after the last day to answer the request.
 */
export function lastDayOf(said: string | null, answer_by: string, today: string): string {
  const day = said ?? addWorkingDays(today, OFFER_WORKING_DAYS);
  return day < answer_by ? day : answer_by;
}

/**
 * True if the talent may make a counter-offer: the request comes from an order, is unanswered and open, its last day
 * has not passed, the project is casting, no counter-offer is open, and the talent has versions left.
 */
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
