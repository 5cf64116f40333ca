/** What an administrator's desk is. */
export const ADMIN_ROLES = ['owner', 'review', 'finance', 'support'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Who helps people and companies, and acts in their place. What names nobody else is theirs. */
export const HELPING_ADMINS = ['owner', 'support'] as const satisfies readonly AdminRole[];

/** Who decides whom and what people get to see: companies, profiles, announcements. */
export const REVIEWING_ADMINS = ['owner', 'review'] as const satisfies readonly AdminRole[];

/** Who moves money and keeps the books. */
export const FINANCE_ADMINS = ['owner', 'finance'] as const satisfies readonly AdminRole[];

/** Who sees what companies pay and people are paid: also who answers their questions. */
export const MONEY_READING_ADMINS = [...FINANCE_ADMINS, 'support'] as const satisfies readonly AdminRole[];

/** The same as those who give a command. */
export const BY_REVIEWERS = ['admin.owner', 'admin.review'] as const;
export const BY_FINANCE = ['admin.owner', 'admin.finance'] as const;
