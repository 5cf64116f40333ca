// The statuses that decide if an account may act; the lifecycles of company and profile change them.

/** Statuses of a company. */
export const COMPANY_STATUSES = ['pending', 'approved', 'refused', 'suspended', 'deleted'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** Standings of a talent. */
export const STANDINGS = ['active', 'suspended', 'merged'] as const;
export type Standing = (typeof STANDINGS)[number];
