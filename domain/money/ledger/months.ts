import { addDays } from '#domain/kernel/time/day.ts';

/** The first ISO day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last ISO day of the month of a day. */
export const lastDayOf = (day: string): string => addDays(monthOf(addDays(monthOf(day), 31)), -1);

export interface BookMonth {
  /** First ISO day of the month. */
  readonly month: string;
  readonly is_closed: boolean;
}

/**
 * The month that can be closed now: the first open one, once it is over. Months close in order, so that nothing enters
 * an earlier month after a later one was reported. Null if there is none.
 */
export function closableMonth(months: readonly BookMonth[], today: string): string | null {
  const first = months
    .filter(({ is_closed }) => !is_closed)
    .map(({ month }) => month)
    .sort()[0];
  return first !== undefined && lastDayOf(first) < today ? first : null;
}
