// Sweden writes days as ISO does.
const stockholmDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The ISO day (YYYY-MM-DD) in Sweden at an instant. */
export function dayOfInstant(instant: string | Date): string {
  return stockholmDay.format(new Date(instant));
}

/** The one clock of the screens: nothing else of the web asks what time it is. */
export const clock = {
  now: (): Date => new Date(),
  /** The ISO day that it is in Sweden. */
  today: (): string => dayOfInstant(clock.now()),
};
