import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';

/**
 * The night in Sweden, in which no telephone rings without need: a text message wakes people, unlike a mail, and few
 * can silence it without silencing their family.
 */
const NIGHT = { from: '22:00', until: '07:00' } as const;

/** What happens before this hour of the next morning cannot wait for the end of the night. */
const TOO_EARLY_TO_WAIT = '09:00';

/**
 * The end of the night that holds a text message back at `now`; null if it may be sent.
 * @param happens the instant of what the message is about; null if it has none
 */
export function nightUntil(now: string, happens: string | null): string | null {
  const { day, time } = clockIn(now);
  if (time >= NIGHT.until && time < NIGHT.from) return null;
  const morning = time >= NIGHT.from ? addDays(day, 1) : day;
  const isEarly = happens !== null && Date.parse(happens) < Date.parse(instantAt(morning, TOO_EARLY_TO_WAIT));
  return isEarly ? null : instantAt(morning, NIGHT.until);
}
