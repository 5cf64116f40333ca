import { tuesdayAfterWeekend } from '#domain/kernel/time/calendar.ts';
import { dayOf, daysBetween } from '#domain/kernel/time/day.ts';
import type { AuditionContent } from './audition.ts';

/** The parts of an audition that are compared with the limits. */
export interface AskingToShow extends Pick<AuditionContent, 'kind' | 'deadline_date' | 'is_intimate'> {
  /** Number of pages of the sides (the text to learn); 0 without sides. */
  readonly sides_pages: number;
  /** ISO day on which candidates are told. */
  readonly asked_on: string;
  /** True if a called candidate has not been to an audition for the role before. */
  readonly is_first: boolean;
}

export const AUDITION_LIMITS = [
  'no_time',
  'few_days',
  'over_weekend',
  'much_to_read',
  'too_much_to_read',
  'intimate_first',
] as const;
export type AuditionLimit = (typeof AUDITION_LIMITS)[number];

/** Limits that may not be exceeded; the others are warnings. */
export const AUDITION_STOPS: readonly AuditionLimit[] = ['no_time', 'too_much_to_read', 'intimate_first'];

/** Maximum number of pages that can be learnt in three days, and maximum number of pages in any time. */
const SHORT_PAGES = 3;
const PAGES_MAX = 6;
/** Days that candidates should have until the deadline: for at most SHORT_PAGES pages, and for more. */
const DAYS_AIMED = { short: 3, long: 4 } as const;

/** The limits that an audition exceeds, in the order of AUDITION_LIMITS. */
export function auditionLimits(asking: AskingToShow): AuditionLimit[] {
  const { deadline_date, sides_pages, asked_on } = asking;
  const isTape = asking.kind === 'self_tape' && deadline_date !== null;
  const due = isTape ? dayOf(deadline_date) : null;
  const days = due === null ? Number.POSITIVE_INFINITY : daysBetween(asked_on, due);
  const tuesday = tuesdayAfterWeekend(asked_on);
  const found: Record<AuditionLimit, boolean> = {
    no_time: days < 1,
    few_days: days >= 1 && days < (sides_pages > SHORT_PAGES ? DAYS_AIMED.long : DAYS_AIMED.short),
    over_weekend: due !== null && tuesday !== null && due < tuesday,
    much_to_read: sides_pages > SHORT_PAGES && sides_pages <= PAGES_MAX,
    too_much_to_read: sides_pages > PAGES_MAX,
    intimate_first: asking.is_intimate && asking.is_first,
  };
  return AUDITION_LIMITS.filter((limit) => found[limit]);
}

/** True if one of the exceeded limits forbids the audition; the other limits only warn. */
export const isStopped = (limits: readonly AuditionLimit[]): boolean =>
  limits.some((limit) => AUDITION_STOPS.includes(limit));
