import { swedishClock } from '#domain/kernel/time/swedish-clock.ts';

/** The ISO day (YYYY-MM-DD) in Sweden at an instant. */
export function dayOfInstant(instant: string | Date): string {
  return swedishClock(new Date(instant).getTime()).slice(0, 10);
}

/** The only clock of the web: other code must not read the time from the browser. */
export const clock = {
  now: (): Date => new Date(),
  /** Today in Sweden as an ISO day. */
  today: (): string => dayOfInstant(clock.now()),
};
