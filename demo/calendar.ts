import { addDays, dayOf, type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** The days of the demonstration, all counted from the day it is made, so that it is never out of date. */
export interface DemoCalendar {
  /** The ISO day so many days from today; negative is in the past. */
  day(offset: number): string;
  /**
   * The moment on that day at that hour (UTC, 7 to 16 being office hours in Sweden all year); never later than now, and
   * what is of today is of today even when the day has just begun.
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
