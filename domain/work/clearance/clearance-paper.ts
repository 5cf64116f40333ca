/** Documents that can be attached to a clearance. */
export const CLEARANCE_PAPERS = ['permit', 'school_leave'] as const;
export type ClearancePaper = (typeof CLEARANCE_PAPERS)[number];
