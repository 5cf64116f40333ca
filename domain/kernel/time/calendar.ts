import { addDays, daysBetween, isDay } from './day.ts';

/** Maximum number of days in a calendar: the six weeks that a month can touch. */
export const CALENDAR_DAYS = 42;

const two = (value: number): string => String(value).padStart(2, '0');

/** The year of an ISO day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The first and the last ISO day of a year. */
export const daysOfYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1;
}

/** The Monday of an ISO day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

const FRIDAY = 5;

/**
 * The Tuesday after a day from Friday to Sunday: people asked on such a day to answer before that Tuesday would answer
 * on their weekend. Null for other days.
 */
export function tuesdayAfterWeekend(day: string): string | null {
  const weekday = weekdayOf(day);
  return weekday < FRIDAY ? null : addDays(day, 9 - weekday);
}

/** Easter Sunday (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOn(year, Math.floor(f / 31), (f % 31) + 1) ?? '';
}

/** Midsummer Eve: the Friday from 19 to 25 June. */
export function midsummerEveOf(year: number): string {
  const first = `${year}-06-19`;
  return addDays(first, (5 - weekdayOf(first) + 7) % 7);
}

/** All Saints' Day: the Saturday from 31 October to 6 November. */
export function allSaintsOf(year: number): string {
  const first = `${year}-10-31`;
  return addDays(first, (6 - weekdayOf(first) + 7) % 7);
}

/** The ISO day; undefined if no such day exists from 1900 to 2100 (`isDay`). */
export function dayOn(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : undefined;
}
