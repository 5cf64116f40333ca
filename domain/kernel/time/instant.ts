import { addDays, isDay } from './day.ts';
import { swedishClock } from './swedish-clock.ts';

/** At most six decimals: the database rounds more, possibly over the end of the year. */
const ISO_WITH_Z = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z$/;

/** True for an instant as ISO text with Z, on a day that exists (`isDay`). */
export function isInstant(text: string): boolean {
  return ISO_WITH_Z.test(text) && isDay(text.slice(0, 10));
}

const HOUR_MS = 3_600_000;

/**
 * The instant at which clocks in Sweden show a time ('12:00') on an ISO day. A time that clocks show twice (when summer
 * time ends) means the earlier instant; a skipped time (when summer time begins) means the instant an hour later.
 */
export function instantAt(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const fits = [2, 1].map((ahead) => shown - ahead * HOUR_MS).find((at) => swedishClock(at) === `${day} ${time}`);
  return new Date(fits ?? shown - HOUR_MS).toISOString();
}

const ORDINARY_DAY = 24 * 60;
const midnight = (day: string): number => Date.parse(instantAt(day, '00:00'));
/**
 * Cache of the lengths of days: a question to the time zone calendar takes far longer than pricing a day, and lists
 * price many days.
 */
const lengths = new Map<string, number>();

/** Minutes of an ISO day in Sweden: an hour less when summer time begins, an hour more when it ends. */
export function minutesOfDay(day: string): number {
  const known = lengths.get(day);
  if (known !== undefined) return known;
  const minutes = (midnight(addDays(day, 1)) - midnight(day)) / 60_000;
  lengths.set(day, minutes);
  return minutes;
}

/**
 * Minutes from the start of an ISO day until clocks in Sweden show `time`. On days when summer time begins or ends, the
 * minutes differ from the time shown.
 */
export function minutesInto(day: string, time: string): number {
  if (minutesOfDay(day) === ORDINARY_DAY) return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (Date.parse(instantAt(day, time)) - midnight(day)) / 60_000;
}

/** The ISO day and the time ('17:00') that clocks in Sweden show at an instant. */
export function clockIn(instant: string): { day: string; time: string } {
  const [day = '', time = ''] = swedishClock(new Date(instant).getTime()).split(' ');
  return { day, time };
}

/** The earlier of two instants, as it is written. */
export function earlierOf(a: string, b: string): string {
  return Date.parse(b) < Date.parse(a) ? b : a;
}
