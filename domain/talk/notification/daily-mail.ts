import { instantAt } from '#domain/kernel/time/instant.ts';
import { type QuietHours, quietUntil } from '#domain/talk/push/quiet-hours.ts';

/**
 * The hour of the daily mail in Sweden: what has come since yesterday is read before the day begins, and everything that
 * happens at night, such as the questions after a day of work, is in it.
 */
const HOUR = '07:00';

/**
 * Age in ms from which notices are mailed. Younger ones wait for the next mail, because transactions that write notices
 * of the same time may still be running.
 */
const SETTLED_AFTER_MS = 5 * 60_000;

/** The instant of a person's daily mail on a day: at seven, or at the end of quiet hours that last longer. */
export function dailyMailAt(day: string, quiet: QuietHours | null): string {
  const usual = instantAt(day, HOUR);
  return quietUntil(usual, quiet, null) ?? usual;
}

/** The instant up to which notices are in the daily mails of a day; later ones are in those of the next day. */
export const dailyMailUntil = (day: string): string =>
  new Date(Date.parse(instantAt(day, HOUR)) - SETTLED_AFTER_MS).toISOString();
