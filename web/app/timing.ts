/** Intervals and time limits of the app (spec, section 9). */

/** Interval at which the layouts fetch the badges and the newest notices, in ms. */
export const POLL_INTERVAL_MS = 10_000;
/** Time for which the talent's own profile counts as fresh, in ms. */
export const PROFILE_FRESH_MS = 5 * 60_000;
/** The route of the talent's own profile. */
export const OWN_PROFILE = 'GET /talent/profile';
/** Time for which other answers count as fresh, in ms, so that screens share one request. */
export const ANSWER_FRESH_MS = 5_000;
/** Time in ms after which a live connection that has not opened is given up. */
export const LIVE_TIMEOUT_MS = 10_000;
/** Maximum wait before reconnecting a lost live connection, in ms. Meanwhile the layouts poll. */
export const RETRY_LONGEST_MS = 60_000;
