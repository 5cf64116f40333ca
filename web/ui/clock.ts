import { dayOf } from '#domain/time/day.ts';

/** The one clock of the screens: nothing else of the web asks what time it is. */
export const clock = {
  now: (): Date => new Date(),
  /** The ISO day that it is in Sweden. */
  today: (): string => dayOf(clock.now()),
};
