import type { OddHours } from '#domain/deal/terms/fee.ts';
import { weekdayOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { minutesInto, minutesOfDay } from '#domain/kernel/time/instant.ts';
import { isHoliday } from '#domain/kernel/time/working-days.ts';

/** The part of [from, to) that lies in [start, end). */
const within = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** True for a day whose hours are all odd, that is inconvenient (OB). */
function isOddDay({ on_weekends, on_holidays }: OddHours, day: string): boolean {
  return (on_weekends && weekdayOf(day) > 5) || (on_holidays && isHoliday(day));
}

/** The odd minutes between two times of one day. */
function oddOn(ob: OddHours, day: string, from: number, to: number): number {
  if (isOddDay(ob, day)) return to - from;
  const [start, end] = [minutesInto(day, ob.from), minutesInto(day, ob.to)];
  if (ob.from < ob.to) return within(from, to, start, end);
  return within(from, to, 0, end) + within(from, to, start, to);
}

/**
 * The minutes of a working day that are paid as odd hours. The working day begins `from` minutes into an ISO day and
 * may continue into the next, which is judged by its own date. Minutes are elapsed minutes, as in `lengthOf`.
 */
export function oddMinutes(ob: OddHours | null, day: string, from: number, length: number): number {
  if (ob === null) return 0;
  const [to, whole] = [from + length, minutesOfDay(day)];
  const onNext = to > whole ? oddOn(ob, addDays(day, 1), 0, to - whole) : 0;
  return oddOn(ob, day, from, Math.min(to, whole)) + onNext;
}
