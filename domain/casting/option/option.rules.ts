import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { earlierOf } from '#domain/kernel/time/instant.ts';

/** Maximum number of options on one talent for the same days: 1:a, 2:a and 3:e. A fourth would have no real chance. */
export const OPTIONS_AT_MOST = 3;

/** Maximum number of days of an option. A longer option would say nothing about the company's intention. */
const OPTION_DAYS_AT_MOST = 30;

const DAY_MS = 86_400_000;

/** The instant at which a challenge made now ends: 24 hours later, nights and weekends included. */
export function challengeEnd(now: string): string {
  return new Date(Date.parse(now) + DAY_MS).toISOString();
}

/**
 * The instant until which the company must answer a challenge: the end of the challenge or of the option, whichever
 * comes first.
 */
export function answerUntil(option: { readonly ends_date: string; readonly challenged_until: string }): string {
  return earlierOf(option.ends_date, option.challenged_until);
}

/** True for an option whose end has passed, or whose challenge has, even before the deadline has run. */
export function hasRunOut(
  option: { readonly status: string; readonly ends_date: string; readonly challenged_until: string | null },
  { now }: Moment,
): boolean {
  const isLost = option.status === 'challenged' && option.challenged_until !== null;
  const ends = isLost ? earlierOf(option.ends_date, option.challenged_until) : option.ends_date;
  return Date.parse(ends) <= Date.parse(now);
}

/**
 * True for an end that is in the future, at most `OPTION_DAYS_AT_MOST` days away, and not after the first day of work.
 */
export function isOptionEnd(ends_date: string, first_day: string, { now }: Moment): boolean {
  const left = Date.parse(ends_date) - Date.parse(now);
  return left > 0 && left <= OPTION_DAYS_AT_MOST * DAY_MS && dayOf(ends_date) <= first_day;
}

/**
 * True if a candidate may be given an option now: the talent has said yes, the company has not rejected or withdrawn
 * the request, the project is casting, and the candidate has no standing option.
 */
export function mayGiveOption(candidate: {
  readonly interest_status: string;
  readonly client_decision: string | null;
  readonly is_deleted: boolean;
  readonly project_status: string;
  readonly has_standing_option: boolean;
}): boolean {
  return (
    candidate.project_status === 'casting' &&
    candidate.interest_status === 'interested' &&
    candidate.client_decision !== 'rejected' &&
    !candidate.is_deleted &&
    !candidate.has_standing_option
  );
}
