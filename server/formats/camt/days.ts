import { dayOf } from '#domain/kernel/time/day.ts';

/** The Swedish day of a day or an instant: one file has the time, another only the day of the same entry. */
export function dayTold(told: string): string {
  const isInstant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(told) && !Number.isNaN(Date.parse(told));
  return isInstant ? dayOf(told) : told.slice(0, 10);
}
