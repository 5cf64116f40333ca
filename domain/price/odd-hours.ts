import type { OddHours } from '../terms/fee.ts';
import { weekdayOf } from '../time/calendar.ts';
import { addDays } from '../time/day.ts';
import { isHoliday } from '../time/working-days.ts';

const DAY = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How much of [from, to) lies in [start, end). */
const within = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** True for a day all of whose hours are odd. */
function isOddDay({ on_weekends, on_holidays }: OddHours, day: string): boolean {
  return (on_weekends && weekdayOf(day) > 5) || (on_holidays && isHoliday(day));
}

/** How many of the minutes from one to another on one day are odd. */
function oddOn(ob: OddHours, day: string, from: number, to: number): number {
  if (isOddDay(ob, day)) return to - from;
  const [start, end] = [minutesOf(ob.from), minutesOf(ob.to)];
  if (start < end) return within(from, to, start, end);
  return within(from, to, 0, end) + within(from, to, start, DAY);
}

/**
 * How many minutes of a working day are paid as odd hours. It begins `from` minutes after midnight of an ISO day and may
 * go on into the next, which is judged by its own date.
 */
export function oddMinutes(ob: OddHours | null, day: string, from: number, length: number): number {
  if (ob === null) return 0;
  const to = from + length;
  const onNext = to > DAY ? oddOn(ob, addDays(day, 1), 0, to - DAY) : 0;
  return oddOn(ob, day, from, Math.min(to, DAY)) + onNext;
}
