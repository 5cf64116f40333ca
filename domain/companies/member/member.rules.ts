/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** The highest limit that can be written, in öre. */
export const LIMIT_AT_MOST_ORE = 1_000_000_000;
