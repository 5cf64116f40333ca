/** Members and invitations of a company at most, so that both fit on a screen. */
export const MEMBERS_AT_MOST = 50;

/** How long the link of an invitation is good. */
export const INVITATION_DAYS = 7;

/** The highest limit that can be written, in öre. */
export const LIMIT_AT_MOST_ORE = 1_000_000_000;
