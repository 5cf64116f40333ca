import { addDays, type DaySpan, dayOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** Taken time of a calendar: from one instant to another (ms since 1970, end excluded), or whole days. */
export interface TakenTime {
  readonly times: readonly { readonly from: number; readonly to: number }[];
  readonly days: readonly DaySpan[];
}

/** Days ahead for which foreign calendars are read. */
export const HORIZON_DAYS = 366;

/**
 * Minutes of taken time from which a day counts as taken: half a day of work. With less, an hour at the dentist would
 * keep a talent out of every search, and most calendars have something on most days.
 */
export const TAKEN_FROM_MINUTES = 240;

/** Sorts times and joins those that touch or overlap. */
function joined(times: TakenTime['times']): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

/** Sorts days and joins neighbours into spans. */
export function spansOfDays(days: Iterable<string>): DaySpan[] {
  const spans: { starts_on: string; ends_on: string }[] = [];
  for (const day of [...days].toSorted()) {
    const last = spans.at(-1);
    if (last && day === addDays(last.ends_on, 1)) last.ends_on = day;
    else spans.push({ starts_on: day, ends_on: day });
  }
  return spans;
}

/** The Swedish days from `today` to the horizon that count as taken, with neighbours joined into spans. */
export function takenDays({ times, days }: TakenTime, today: string): DaySpan[] {
  const last = addDays(today, HORIZON_DAYS - 1);
  const taken = new Set<string>();
  for (const { starts_on, ends_on } of days) {
    const [from, to] = [starts_on > today ? starts_on : today, ends_on < last ? ends_on : last];
    for (let day = from; day <= to; day = addDays(day, 1)) taken.add(day);
  }
  const begins = new Map<string, number>();
  const beginOf = (day: string) => {
    const known = begins.get(day) ?? Date.parse(instantAt(day, '00:00'));
    begins.set(day, known);
    return known;
  };
  const [first, end] = [beginOf(today), beginOf(addDays(last, 1))];
  const minutes = new Map<string, number>();
  for (const { from, to } of joined(times)) {
    if (to <= first || from >= end) continue;
    const until = Math.min(to, end);
    for (let day = dayOf(new Date(Math.max(from, first))); beginOf(day) < until; day = addDays(day, 1)) {
      const within = Math.min(until, beginOf(addDays(day, 1))) - Math.max(from, beginOf(day));
      minutes.set(day, (minutes.get(day) ?? 0) + within / 60_000);
    }
  }
  for (const [day, count] of minutes) if (count >= TAKEN_FROM_MINUTES) taken.add(day);
  return spansOfDays(taken);
}
