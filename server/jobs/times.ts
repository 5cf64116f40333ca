import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** A schedule: gives the first time after an instant. */
export type Times = (after: Date) => Date;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Every `minutes` minutes, at `into` minutes past the start of each span. */
const eachSpan =
  (minutes: number, into: number): Times =>
  (after) => {
    const minute = Math.floor(after.getTime() / MINUTE_MS) - into;
    return new Date((Math.floor(minute / minutes + 1) * minutes + into) * MINUTE_MS);
  };

/** Every `minutes` minutes, counted from the full hour; `minutes` must divide 60. */
export const everyMinutes = (minutes: number): Times => eachSpan(minutes, 0);

/** Every hour, at `minute` minutes past. */
export const hourlyAt = (minute: number): Times => eachSpan(HOUR_MINUTES, minute);

/** Daily at a Swedish time ('03:40'). */
export const dailyAt =
  (time: string): Times =>
  (after) => {
    const today = new Date(instantAt(dayOf(after), time));
    return today > after ? today : new Date(instantAt(addDays(dayOf(after), 1), time));
  };
