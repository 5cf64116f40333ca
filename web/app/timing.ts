/** All intervals of the browser (spec, section 9). */

/** Interval at which the layouts fetch badges and the newest notices, in ms. */
export const POLL_INTERVAL_MS = 10_000;
/** Time for which the talent's own profile counts as fresh, in ms. */
export const PROFILE_FRESH_MS = 5 * 60_000;
/** The route of that profile. */
export const OWN_PROFILE = 'GET /talent/profile';
/** Time for which other answers count as fresh, in ms, so that screens share one request. */
export const ANSWER_FRESH_MS = 5_000;
/** A live connection that has not opened after this time is given up, in ms. */
export const LIVE_TIMEOUT_MS = 10_000;
/** Maximum wait before a lost live connection is tried again, in ms; polling covers the gap. */
export const RETRY_LONGEST_MS = 60_000;
