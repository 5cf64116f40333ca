import { isDay } from './day.ts';

/** With six decimals at most: more are rounded by the database, over the end of the year if need be. */
const ISO_WITH_Z = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z$/;

/** True for an instant as ISO text with Z, on a day that exists (`isDay`). */
export function isInstant(text: string): boolean {
  return ISO_WITH_Z.test(text) && isDay(text.slice(0, 10));
}

/** The earlier of two instants, as it was written. */
export function earlierOf(a: string, b: string): string {
  return Date.parse(b) < Date.parse(a) ? b : a;
}
