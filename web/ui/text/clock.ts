// The Swedish locale formats a date as an ISO day.
const stockholmDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The ISO day (YYYY-MM-DD) in Sweden at an instant. */
export function dayOfInstant(instant: string | Date): string {
  return stockholmDay.format(new Date(instant));
}

/** The only clock of the web: other code must not read the time from the browser. */
export const clock = {
  now: (): Date => new Date(),
  /** Today in Sweden as an ISO day. */
  today: (): string => dayOfInstant(clock.now()),
};
