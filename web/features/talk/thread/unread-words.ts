/** The counted noun of the menu's badge beside the threads. */
export const UNREAD_WORDS = 'att läsa bland meddelandena';
