/** How a talent's own payouts are told apart: what is to come, and what has left us. */
export const OWN_PAYOUT_GROUPS = ['coming', 'sent'] as const;
export type OwnPayoutGroup = (typeof OWN_PAYOUT_GROUPS)[number];

/** What administrators have to do with payouts, in the order in which it is done. */
export const OPEN_PAYOUT_GROUPS = ['to_approve', 'to_batch', 'in_batch', 'sent', 'waiting', 'stopped'] as const;
export type OpenPayoutGroup = (typeof OPEN_PAYOUT_GROUPS)[number];

/** The same and what is over, which nobody counts: it only grows. */
export const ADMIN_PAYOUT_GROUPS = [...OPEN_PAYOUT_GROUPS, 'paid'] as const;
export type AdminPayoutGroup = (typeof ADMIN_PAYOUT_GROUPS)[number];

/** How long a reason or an objection may be. */
export const PAYOUT_WORDS_MAX = 1000;
