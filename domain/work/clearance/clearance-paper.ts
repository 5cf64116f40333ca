/** The papers themselves that may stand beside what is told of them. */
export const CLEARANCE_PAPERS = ['permit', 'school_leave'] as const;
export type ClearancePaper = (typeof CLEARANCE_PAPERS)[number];
