/** How many calendars of theirs a talent may have read. */
export const CALENDARS_MAX = 5;

/** No calendar program writes longer ones. */
export const CALENDAR_ADDRESS_MAX = 2000;

/**
 * The address of a calendar in the one form it is kept in; null when it is none that is read. `webcal:` is what calendar
 * programs call an address that is fetched over https. Names and passwords in an address are not taken: what opens a
 * calendar is its secret path.
 */
export function readCalendarUrl(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  // The fragment never leaves a browser, and does not identify a calendar.
  url.hash = '';
  return url.href.length > CALENDAR_ADDRESS_MAX ? null : url.href;
}

/** An address as it may be shown: where it leads and its end, which tells two apart and opens neither. */
export function shownCalendarUrl(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return rest.length > 12 ? `${hostname}/…${rest.slice(-6)}` : `${hostname}/…`;
}
