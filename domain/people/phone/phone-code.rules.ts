/** How long a code of a text message is good, in minutes: as long as it takes to look at the telephone, twice. */
export const PHONE_CODE_MINUTES = 10;

/** Wrong tries that a code bears, of a million there are. */
export const PHONE_CODE_TRIES_MAX = 5;
