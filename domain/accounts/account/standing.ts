// The facts that decide whether an account may act; the lifecycle of the company or the profile says how they change.

/** The admission of a company. */
export const COMPANY_STATUSES = ['pending', 'approved', 'refused', 'suspended', 'deleted'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** The admission of a talent. */
export const STANDINGS = ['active', 'suspended', 'merged'] as const;
export type Standing = (typeof STANDINGS)[number];
