import type { TermsSpan } from './days.ts';

/**
 * Arrival and end of a day of work ('07:30'); each null until entered. An end that is not after the call is on the next
 * day.
 */
export interface WorkHours {
  readonly call_time: string | null;
  readonly end_time: string | null;
}

/**
 * The hours of the days of work that have no times of their own, or the company's word that they are not decided. An
 * empty field is no such word.
 */
export type RoleHours = WorkHours | 'undecided';

/** True if a role's hours are entered, or said not to be decided. */
const areHoursSaid = (hours: RoleHours | null): boolean =>
  hours === 'undecided' || (hours !== null && hours.call_time !== null && hours.end_time !== null);

/** True for hours with one of their two times: nobody is asked for a day that begins and does not end. */
export const areHoursHalf = ({ call_time, end_time }: WorkHours): boolean =>
  (call_time === null) !== (end_time === null);

const isOpenWork = ({ kind, call_time, end_time }: Pick<TermsSpan, 'kind' | 'call_time' | 'end_time'>): boolean =>
  kind === 'work' && call_time === null && end_time === null;

interface Days {
  readonly days: readonly TermsSpan[] | null;
}

/** True if a role has days of work without times of their own; the days of a project have none. */
export const takesHours = ({ days }: Days): boolean => days === null || days.some(isOpenWork);

/** True if nothing is said about the hours of some of a role's days of work. */
export const leavesHoursUnsaid = (terms: Days & { readonly hours: RoleHours | null }): boolean =>
  !areHoursSaid(terms.hours) && takesHours(terms);

/** The spans with the role's hours on the days of work that have none of their own. */
export const withHours = (days: readonly TermsSpan[], hours: RoleHours | null): TermsSpan[] =>
  days.map((span) => {
    if (hours === null || hours === 'undecided' || areHoursHalf(hours) || !isOpenWork(span)) return span;
    return { ...span, call_time: hours.call_time, end_time: hours.end_time };
  });
