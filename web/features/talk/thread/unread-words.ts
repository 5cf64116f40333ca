/** The counted noun of a menu's badge, by the place of a role's threads. */
export const UNREAD_WORDS = 'att läsa bland meddelandena';
