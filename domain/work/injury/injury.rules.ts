/** Lengths of what is written about an injury, in characters. */
export const INJURY_BOUNDS = { place: 200, what: 2000, injury: 1000, reason: 500 } as const;

/** The side that reported an injury. */
export const INJURY_REPORTERS = ['talent', 'company'] as const;

/** The groups of the administrators' list. */
export const INJURY_GROUPS = ['open', 'closed'] as const;
export type InjuryGroup = (typeof INJURY_GROUPS)[number];
