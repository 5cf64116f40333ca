import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** When something is done: gives the first time after an instant. */
export type Times = (after: Date) => Date;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** A whole number of minutes into each span of so many. */
const eachSpan =
  (minutes: number, into: number): Times =>
  (after) => {
    const minute = Math.floor(after.getTime() / MINUTE_MS) - into;
    return new Date((Math.floor(minute / minutes + 1) * minutes + into) * MINUTE_MS);
  };

/** At full minutes, so many apart; a divisor of 60. */
export const everyMinutes = (minutes: number): Times => eachSpan(minutes, 0);

/** At a minute of each hour. */
export const hourlyAt = (minute: number): Times => eachSpan(HOUR_MINUTES, minute);

/** When clocks in Sweden show a time ('03:40'), once on each of its days. */
export const dailyAt =
  (time: string): Times =>
  (after) => {
    const today = new Date(instantAt(dayOf(after), time));
    return today > after ? today : new Date(instantAt(addDays(dayOf(after), 1), time));
  };
