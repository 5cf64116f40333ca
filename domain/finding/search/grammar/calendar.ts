import type { Span } from '#domain/finding/search/reading.ts';
import { dayOn, mondayOf, yearOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';

/** Calendar calculations; all days are ISO. A month and day without a year mean the next such day from `today` on. */
export type MonthDay = { readonly month: number; readonly day: number };

/** The last day of a month (28 to 31). */
export function lastDayOf(year: number, month: number): number {
  return [31, 30, 29].find((day) => dayOn(year, month, day)) ?? 28;
}

/**
 * The days from one month and day to another, both included. `year` is the year of the end; without it, the first span
 * that is not over today. A span that ends before it begins crosses New Year, unless both ends are in one month: then
 * it was written backwards.
 */
export function spanOf(from: MonthDay, to: MonthDay, today: string, year?: number): Span | undefined {
  const [one, two_] = from.month === to.month && from.day > to.day ? [to, from] : [from, to];
  const isOverNewYear = one.month > two_.month;
  const inYear = (end: number): Span | undefined => {
    const first = dayOn(isOverNewYear ? end - 1 : end, one.month, one.day);
    const last = dayOn(end, two_.month, two_.day);
    return first && last ? { from: first, to: last } : undefined;
  };
  if (year !== undefined) return inYear(year);
  // Eight years reach the next leap day, even across a year like 2100.
  for (let end = yearOf(today); end <= yearOf(today) + 8; end += 1) {
    const span = inYear(end);
    if (span && span.to >= today) return span;
  }
  return undefined;
}

/** Days of one list are in one year: '9, 16 och 23 november', read on the 22nd, are all next year's. */
export function inOneYear(spans: readonly Span[]): Span[] {
  const years = spans.map(({ to }) => yearOf(to));
  const last = Math.max(...years);
  const isSplit = years.some((year, at) => year < last && (years[at - 1] ?? 0) > year);
  const later = (day: string) => `${yearOf(day) + 1}${day.slice(4)}`;
  return isSplit
    ? spans.map((span) => (yearOf(span.to) < last ? { from: later(span.from), to: later(span.to) } : span))
    : [...spans];
}

/**
 * The days from `first` in `month` to `last` in `untilMonth`; by default the whole month. `last` is cut to the length
 * of the month. `year` is the year of the beginning; without it, the next span that is not over.
 */
export function monthSpan(
  month: number,
  today: string,
  year?: number,
  first = 1,
  last = 31,
  untilMonth = month,
): Span | undefined {
  const endOf = (y: number) => Math.min(last, lastDayOf(y, untilMonth));
  const crosses = untilMonth < month;
  // Months after the year 2100 have no days (`isDay`).
  const inYear = (end: number): Span | undefined => {
    const from = dayOn(crosses ? end - 1 : end, month, first);
    const to = dayOn(end, untilMonth, endOf(end));
    return from && to ? { from, to } : undefined;
  };
  if (year !== undefined) return inYear(crosses ? year + 1 : year);
  const now = inYear(yearOf(today));
  return now && now.to >= today ? now : inYear(yearOf(today) + 1);
}

/** Monday of an ISO week; undefined when the year has no such week. */
function mondayOfWeek(year: number, week: number): string | undefined {
  if (week < 1 || week > 53) return undefined;
  // 4 January is always in week 1.
  const monday = addDays(mondayOf(`${year}-01-04`), (week - 1) * 7);
  return week === 53 && monday > `${year}-12-31`
    ? undefined
    : week === 53 && addDays(monday, 3) > `${year}-12-31`
      ? undefined
      : monday;
}

const spans = new Map<string, Span | undefined>();

/**
 * The days from the ISO week `first`, Monday, to the week `last`, Sunday: without a year, the next ones that are not
 * over.
 */
export function weekSpan(first: number, last: number, today: string, year?: number): Span | undefined {
  const key = `${first} ${last} ${today} ${year}`;
  if (spans.size > 500) spans.clear();
  if (!spans.has(key)) spans.set(key, findWeeks(first, last, today, year));
  return spans.get(key);
}

function findWeeks(first: number, last: number, today: string, year?: number): Span | undefined {
  const crosses = last < first;
  const inYear = (start: number): Span | undefined => {
    const from = mondayOfWeek(start, first);
    const until = mondayOfWeek(crosses ? start + 1 : start, last);
    return from && until ? { from, to: addDays(until, 6) } : undefined;
  };
  if (year !== undefined) return inYear(year);
  for (let start = yearOf(today) - 1; start <= yearOf(today) + 7; start += 1) {
    const span = inYear(start);
    if (span && span.to >= today) return span;
  }
  return undefined;
}
