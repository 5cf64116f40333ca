/** Maximum number of foreign calendars per talent. */
export const CALENDARS_MAX = 5;

/** Maximum length of an address; no calendar program writes a longer one. */
export const CALENDAR_ADDRESS_MAX = 2000;

/**
 * The address of a calendar in its stored form; null unless it is an https address of at most CALENDAR_ADDRESS_MAX
 * characters. Calendar programs write `webcal:` for an address that is fetched over https. Addresses with a user name
 * or password are refused: a calendar is opened by its secret path.
 */
export function readCalendarUrl(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  // The fragment never leaves a browser, and does not identify a calendar.
  url.hash = '';
  return url.href.length > CALENDAR_ADDRESS_MAX ? null : url.href;
}

/**
 * The displayed form of an address: the host, and the last characters of a long path. They are enough to tell two
 * calendars apart, and open neither.
 */
export function shownCalendarUrl(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return rest.length > 12 ? `${hostname}/…${rest.slice(-6)}` : `${hostname}/…`;
}
