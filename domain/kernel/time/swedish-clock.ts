import { madeOnce } from '#domain/kernel/made-once.ts';

/**
 * Years for which the rule of summer time below is used. It holds since 1996 (directive 2000/84/EC and its
 * predecessors); a test compares it with the time zones that Node knows, so a change of the law is found with the
 * upgrade that brings it. Time zones of computers name no rule after 2037.
 */
const [FIRST_YEAR, LAST_YEAR] = [1996, 2037];

const HOUR_MS = 3_600_000;

/** 01:00 UTC on the last Sunday of a month of 31 days, in ms. */
function turnOfClocks(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 31)).getUTCDay();
  return Date.UTC(year, month, 31 - weekday, 1);
}

const [MARCH, OCTOBER] = [2, 9];

const zone = madeOnce(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'short' }),
);

/**
 * What clocks in Sweden show at an instant (ms since 1970): '2026-12-03 08:05'. Reckoned by rule, because the first
 * format of Intl takes a phone 50 ms, and every first screen shows a day.
 */
export function swedishClock(at: number): string {
  const year = new Date(at).getUTCFullYear();
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return zone().format(at);
  const isSummer = at >= turnOfClocks(year, MARCH) && at < turnOfClocks(year, OCTOBER);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
}
