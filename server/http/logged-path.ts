/** The path of a request for the log: without the query, and without the token of a calendar feed. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(k|%6b|%4b)alender(\/|%2f).*/i, 'kalender/…');
