/** Every interval of the browser, named once (spec, section 9). */

/** The layouts ask for badges and newest notices this often, in ms. */
export const POLL_INTERVAL_MS = 10_000;
/** The own profile counts as fresh this long, in ms. */
export const PROFILE_FRESH_MS = 5 * 60_000;
/** Other answers count as fresh this long, in ms, so that screens that share a question ask it once. */
export const ANSWER_FRESH_MS = 5_000;
/** A live connection that has not answered by then is given up, in ms. */
export const LIVE_TIMEOUT_MS = 10_000;
/** First wait before a lost live connection is tried again, in ms; it doubles each time. */
export const RETRY_FIRST_MS = 200;
/** Longest such wait, in ms: the polling covers for it meanwhile. */
export const RETRY_LONGEST_MS = 60_000;
