/** Every interval of the browser, named once (spec, section 9). */

/** The layouts ask for badges and newest notices this often, in ms. */
export const POLL_INTERVAL_MS = 10_000;
/** The own profile counts as fresh this long, in ms. */
export const PROFILE_FRESH_MS = 5 * 60_000;
/** The route that answers with it. */
export const OWN_PROFILE = 'GET /talent/profile';
/** Other answers count as fresh this long, in ms, so that screens that share a question ask it once. */
export const ANSWER_FRESH_MS = 5_000;
/** A live connection that has not answered by then is given up, in ms. */
export const LIVE_TIMEOUT_MS = 10_000;
/** Longest wait before a lost live connection is tried again, in ms: the polling covers for it meanwhile. */
export const RETRY_LONGEST_MS = 60_000;
