/** An administrator's filters for the projects of all companies. */

/** Groups of projects in the list. */
export const WATCHED_GROUPS = ['all', 'ongoing', 'completed'] as const;
export type WatchedGroup = (typeof WATCHED_GROUPS)[number];

/** The delays in a project that keep people waiting. */
export const PROJECT_DELAYS = ['days_passed', 'decision', 'answers', 'unsigned', 'unconfirmed', 'still'] as const;
export type ProjectDelay = (typeof PROJECT_DELAYS)[number];

/** Days without a change after which a casting project stands still. */
export const STILL_DAYS = 14;

/** Days before the work by which everything should be signed. */
export const SIGNED_DAYS_BEFORE = 2;

export const WATCH_ORDERS = ['urgent', 'changed', 'first_day', 'company'] as const;
export type WatchOrder = (typeof WATCH_ORDERS)[number];
