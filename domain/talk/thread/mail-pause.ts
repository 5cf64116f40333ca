import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';

/** Minutes in which a message can be read before a mail is sent about it. */
export const UNREAD_MINUTES = 5;

/** The hours in Sweden between which no mail about messages is sent. */
export const QUIET_FROM = '21:00';
export const QUIET_UNTIL = '07:00';

/** Instant of the mail about a message that is still unread: some minutes after it was sent, never at night. */
export function unreadMailAt(sent: string): string {
  const at = new Date(Date.parse(sent) + UNREAD_MINUTES * 60_000).toISOString();
  const { day, time } = clockIn(at);
  if (time >= QUIET_FROM) return instantAt(addDays(day, 1), QUIET_UNTIL);
  return time < QUIET_UNTIL ? instantAt(day, QUIET_UNTIL) : at;
}
