/** The groups of a talent's own payouts: those to come, and those that have left us. */
export const OWN_PAYOUT_GROUPS = ['coming', 'sent'] as const;
export type OwnPayoutGroup = (typeof OWN_PAYOUT_GROUPS)[number];

/** The payouts that administrators have to act on, in the order of the work. */
export const OPEN_PAYOUT_GROUPS = ['to_approve', 'to_batch', 'in_batch', 'sent', 'waiting', 'stopped'] as const;
export type OpenPayoutGroup = (typeof OPEN_PAYOUT_GROUPS)[number];

/** The same and the finished ones. Those are not counted: their number only grows. */
export const ADMIN_PAYOUT_GROUPS = [...OPEN_PAYOUT_GROUPS, 'paid'] as const;
export type AdminPayoutGroup = (typeof ADMIN_PAYOUT_GROUPS)[number];

/** The longest reason or objection, in characters. */
export const PAYOUT_WORDS_MAX = 1000;
