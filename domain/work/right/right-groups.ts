/** The groups of a company's rights: those that hold now or later, or those with one status. */
export const RIGHT_GROUPS = ['standing', 'ending', 'running', 'coming', 'ended'] as const;
export type RightGroup = (typeof RIGHT_GROUPS)[number];

/** The groups of a talent's rights: those that hold now or later, and those that are over. */
export const SHOWN_GROUPS = ['standing', 'over'] as const;
export type ShownGroup = (typeof SHOWN_GROUPS)[number];
