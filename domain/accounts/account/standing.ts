// What decides whether somebody may act is known here; how it changes says the lifecycle of the company or the profile.

/** How far a company is let in. */
export const COMPANY_STATUSES = ['pending', 'approved', 'refused', 'suspended', 'deleted'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** Whether a talent is let in. */
export const STANDINGS = ['active', 'suspended', 'merged'] as const;
export type Standing = (typeof STANDINGS)[number];
