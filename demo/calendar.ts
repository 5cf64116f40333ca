import { addDays, dayOf, type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/**
 * The days of the demonstration, counted from the day on which the database is filled, so that the demonstration never
 * looks outdated.
 */
export interface DemoCalendar {
  /** The ISO day at this number of days from today; negative for a day in the past. */
  day(offset: number): string;
  /**
   * The moment at this hour of that day (UTC; 7 to 16 are office hours in Sweden all year). Never later than now, and a
   * moment of today stays within today even just after midnight.
   */
  at(offset: number, hour: number): Moment;
}

/** A calendar around an instant. */
export function calendarAround(now: Date): DemoCalendar {
  const today = dayOf(now);
  const day = (offset: number) => addDays(today, offset);
  const latest = Math.max(now.getTime() - 1000, Date.parse(instantAt(today, '00:00')));
  return {
    day,
    at: (offset, hour) => {
      const wanted = Date.parse(`${day(offset)}T00:00:00Z`) + hour * 3_600_000;
      return momentOf(new Date(Math.min(wanted, latest)));
    },
  };
}
