/** The path of a request as the log may hold it: without its query, and without what opens somebody's calendar. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(k|%6b|%4b)alender(\/|%2f).*/i, 'kalender/…');
