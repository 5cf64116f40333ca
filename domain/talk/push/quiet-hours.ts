import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';

/** Hours in Sweden, 'HH:MM', in which a person is left alone; they may go past midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** The quiet hours of pushes to a person who has chosen none, and of all mails about messages. */
export const USUAL_QUIET: QuietHours = { from: '21:00', until: '07:00' };

/** A push about something within these hours does not wait. */
const URGENT_HOURS = 12;

/**
 * The end of the quiet hours that hold a push back at `now`; null if it may be sent.
 * @param happens the instant of what the push is about, such as the changed time; null if it has none
 */
export function quietUntil(now: string, quiet: QuietHours | null, happens: string | null): string | null {
  if (!quiet || isUrgent(now, happens)) return null;
  const { day, time } = clockIn(now);
  const { from, until } = quiet;
  if (from < until) return time >= from && time < until ? instantAt(day, until) : null;
  if (from > until && time >= from) return instantAt(addDays(day, 1), until);
  return from > until && time < until ? instantAt(day, until) : null;
}

const isUrgent = (now: string, happens: string | null) =>
  happens !== null && Date.parse(happens) - Date.parse(now) <= URGENT_HOURS * 3_600_000;

/** The instant of what an event is about, by its facts; null if they name none. A day without a time begins at midnight. */
export function happensAt(facts: object): string | null {
  const { starts_date, day, call_time, starts_on } = facts as Readonly<Record<string, unknown>>;
  if (typeof starts_date === 'string') return starts_date;
  if (typeof day === 'string' && typeof call_time === 'string') return instantAt(day, call_time);
  return typeof starts_on === 'string' ? instantAt(starts_on, '00:00') : null;
}
