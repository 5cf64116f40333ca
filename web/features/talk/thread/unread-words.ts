/** What the badge of a menu counts where a role's threads stand. */
export const UNREAD_WORDS = 'att läsa bland meddelandena';
