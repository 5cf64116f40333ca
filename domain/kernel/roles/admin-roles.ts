/** The roles of administrators, called desks. */
export const ADMIN_ROLES = ['owner', 'review', 'finance', 'support'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/**
 * The desks that help people and companies, and act for them. A command that names no desk is theirs; a route that only
 * reads and names none is open to every desk.
 */
export const HELPING_ADMINS = ['owner', 'support'] as const satisfies readonly AdminRole[];

/** The desks that review companies, profiles and announcements. */
export const REVIEWING_ADMINS = ['owner', 'review'] as const satisfies readonly AdminRole[];

/** The administrators who move money and keep the books. */
export const FINANCE_ADMINS = ['owner', 'finance'] as const satisfies readonly AdminRole[];

/** The desks that see the payments of companies and people; support too, because it answers questions about them. */
export const MONEY_READING_ADMINS = [...FINANCE_ADMINS, 'support'] as const satisfies readonly AdminRole[];

/** The reviewing desks as givers of a command. */
export const BY_REVIEWERS = ['admin.owner', 'admin.review'] as const;
export const BY_FINANCE = ['admin.owner', 'admin.finance'] as const;
