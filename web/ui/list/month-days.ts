import { madeOnce } from '#domain/kernel/made-once.ts';
import { addDays } from '#domain/kernel/time/day.ts';

const WEEK = 7;

/** Weekday as a number from 0 (Monday) to 6. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** The Monday of the day's week. */
export const mondayOf = (day: string) => addDays(day, -weekdayOf(day));

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The same day `months` months later, or the last day of that month if the month is too short. */
export function addMonths(day: string, months: number): string {
  const at = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  const first = at.toISOString().slice(0, 10);
  at.setUTCMonth(at.getUTCMonth() + 1);
  const last = addDays(at.toISOString().slice(0, 10), -1);
  const wanted = `${first.slice(0, 8)}${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** The days that a month or week view shows: whole weeks from Monday. */
export function shownDays(day: string, view: 'month' | 'week' = 'month'): string[] {
  const from = view === 'week' ? mondayOf(day) : mondayOf(firstOfMonth(day));
  const lastOfMonth = addDays(firstOfMonth(addMonths(firstOfMonth(day), 1)), -1);
  const count = view === 'week' ? WEEK : (Date.parse(mondayOf(lastOfMonth)) - Date.parse(from)) / 86_400_000 + WEEK;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The day to which a key moves; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), WEEK - 1);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

const monthName = madeOnce(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: 'long', year: 'numeric' }));
const dayName = madeOnce(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

/** 'december 2026'. */
export const monthText = (day: string) => monthName().format(new Date(`${day}T00:00:00Z`));

/** 'torsdag 3 december'. */
export const dayText = (day: string) => dayName().format(new Date(`${day}T00:00:00Z`));
