/**
 * The path of a request for the log: without the query, without the token of a calendar feed, and without the mark by
 * which a delivery report of a text message is believed.
 */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replace(/(k|%6b|%4b)alender(\/|%2f).*/i, 'kalender/…')
    .replace(/(s|%73|%53)ms(\/|%2f)reports(\/|%2f).*/i, 'sms/reports/…');
