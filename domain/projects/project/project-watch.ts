/** What an administrator looks for among the projects of all companies. */

/** Which of them a list is about. */
export const WATCHED_GROUPS = ['all', 'ongoing', 'completed'] as const;
export type WatchedGroup = (typeof WATCHED_GROUPS)[number];

/** What of a project is late or stands still: somebody waits for the company. */
export const PROJECT_DELAYS = ['days_passed', 'decision', 'answers', 'unsigned', 'unconfirmed', 'still'] as const;
export type ProjectDelay = (typeof PROJECT_DELAYS)[number];

/** After so many days without a change a project that casts stands still. */
export const STILL_DAYS = 14;

/** So many days before the work begins everything should be signed. */
export const SIGNED_DAYS_BEFORE = 2;

export const WATCH_ORDERS = ['urgent', 'changed', 'first_day', 'company'] as const;
export type WatchOrder = (typeof WATCH_ORDERS)[number];
