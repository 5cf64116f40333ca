/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** The highest order limit that a member can have, in öre. */
export const LIMIT_AT_MOST_ORE = 1_000_000_000;
