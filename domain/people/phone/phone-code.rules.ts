/** Minutes for which a code in a text message is valid: time to look at the telephone twice. */
export const PHONE_CODE_MINUTES = 10;

/** Maximum number of wrong tries for a code, out of a million possible codes. */
export const PHONE_CODE_TRIES_MAX = 5;
