/** The words after the number of unread threads in the menu's badge, for screen readers. */
export const UNREAD_WORDS = 'att läsa bland meddelandena';
