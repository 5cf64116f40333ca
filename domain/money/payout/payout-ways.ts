/** The ways to pay and tax a talent: by their own invoice, by an umbrella company's invoice, or by our wage. */
export const PAYOUT_WAYS = ['invoice', 'umbrella', 'wage'] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];
