// The facts that decide if an account may act; the lifecycles of company and profile change them.

/** The admission of a company. */
export const COMPANY_STATUSES = ['pending', 'approved', 'refused', 'suspended', 'deleted'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** The admission of a talent. */
export const STANDINGS = ['active', 'suspended', 'merged'] as const;
export type Standing = (typeof STANDINGS)[number];
