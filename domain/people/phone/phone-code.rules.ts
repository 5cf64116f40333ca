/** Minutes for which a code in a text message is valid: time to look at the telephone twice. */
export const PHONE_CODE_MINUTES = 10;

/** Wrong tries that a code bears, of a million there are. */
export const PHONE_CODE_TRIES_MAX = 5;
