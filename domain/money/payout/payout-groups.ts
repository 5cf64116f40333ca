/** The groups of a talent's own payouts: coming, and sent. */
export const OWN_PAYOUT_GROUPS = ['coming', 'sent'] as const;
export type OwnPayoutGroup = (typeof OWN_PAYOUT_GROUPS)[number];

/** The payouts that administrators have to act on, in the order of the work. */
export const OPEN_PAYOUT_GROUPS = ['to_approve', 'to_batch', 'in_batch', 'sent', 'waiting', 'stopped'] as const;
export type OpenPayoutGroup = (typeof OPEN_PAYOUT_GROUPS)[number];

/** The open groups and the paid payouts. Paid ones get no count, because the number only grows. */
export const ADMIN_PAYOUT_GROUPS = [...OPEN_PAYOUT_GROUPS, 'paid'] as const;
export type AdminPayoutGroup = (typeof ADMIN_PAYOUT_GROUPS)[number];

/** The longest reason or objection, in characters. */
export const PAYOUT_WORDS_MAX = 1000;
