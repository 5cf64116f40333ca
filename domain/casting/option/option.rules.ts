import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { earlierOf } from '#domain/kernel/time/instant.ts';

/** Options of one talent on the same days: 1:a, 2:a and 3:e. A fourth would have no real chance. */
export const OPTIONS_AT_MOST = 3;

/** For how long an option may be given. A longer one says nothing about whether the company means it. */
const OPTION_DAYS_AT_MOST = 30;

const DAY_MS = 86_400_000;

/** The instant at which a challenge made now is lost: 24 hours later, nights and weekends included. */
export function challengeEnd(now: string): string {
  return new Date(Date.parse(now) + DAY_MS).toISOString();
}

/**
 * The instant until which the company must answer a challenge: the end of the challenge or of the option, whichever is
 * first.
 */
export function answerUntil(option: { readonly ends_date: string; readonly challenged_until: string }): string {
  return earlierOf(option.ends_date, option.challenged_until);
}

/** True for an option whose time is over, whether or not its deadline has been kept yet. */
export function hasRunOut(
  option: { readonly status: string; readonly ends_date: string; readonly challenged_until: string | null },
  { now }: Moment,
): boolean {
  const isLost = option.status === 'challenged' && option.challenged_until !== null;
  const ends = isLost ? earlierOf(option.ends_date, option.challenged_until) : option.ends_date;
  return Date.parse(ends) <= Date.parse(now);
}

/** True for an end that is to come, at most `OPTION_DAYS_AT_MOST` days off and no later than the first day of work. */
export function isOptionEnd(ends_date: string, first_day: string, { now }: Moment): boolean {
  const left = Date.parse(ends_date) - Date.parse(now);
  return left > 0 && left <= OPTION_DAYS_AT_MOST * DAY_MS && dayOf(ends_date) <= first_day;
}

/**
 * True if a candidate may be given an option now: they have said yes, the company has not rejected them, the project is
 * casting, and they have no other standing option.
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
