/**
 * Days are ISO strings ('2026-11-21') in Europe/Stockholm; they sort and compare as text. Instants are ISO strings with
 * Z. Both the server and the browser use this file, so it needs only Intl and Date.
 */
import { swedishClock } from './swedish-clock.ts';

/**
 * The time of an event: its instant, and its day in Stockholm. Rules get the time from the caller and never read a
 * clock.
 */
export interface Moment {
  readonly now: string;
  readonly today: string;
}

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;
let lastHour: { readonly hour: number; readonly day: string } | undefined;

/**
 * The Swedish calendar day of an instant. Most callers ask about the present hour, and a day begins with a full hour in
 * UTC, so the day of the last hour is kept.
 */
export function dayOf(instant: Date | string): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  const hour = Math.floor(date.getTime() / HOUR_MS);
  if (lastHour?.hour !== hour) lastHour = { hour, day: swedishClock(date.getTime()).slice(0, 10) };
  return lastHour.day;
}

/** The instant and its Swedish day as a Moment. */
export function momentOf(instant: Date): Moment {
  return { now: instant.toISOString(), today: dayOf(instant) };
}

/**
 * The first and last day in the product. Living people were born later, and plans end earlier. Days far outside cannot
 * be used in calculations: the database has no year 0, and ISO text no year 10000. The database has the same bounds
 * (`is_day`, `is_instant`).
 */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';

/** True for a day that exists from FIRST_DAY to LAST_DAY, written ÅÅÅÅ-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `days` later (or earlier, if negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * Full years lived on a day. A person born on 29 February has the birthday on 1 March in other years (Swedish
 * practice).
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A span of ISO days, first and last day included. */
export interface DaySpan {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Number of days in all spans together, both ends included. */
export function countDays(spans: readonly DaySpan[]): number {
  return spans.reduce((sum, { starts_on, ends_on }) => sum + daysBetween(starts_on, ends_on) + 1, 0);
}

/** True when two spans share a day. */
export function overlaps(a: DaySpan, b: DaySpan): boolean {
  return a.starts_on <= b.ends_on && b.starts_on <= a.ends_on;
}
