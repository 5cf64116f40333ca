import { ACCOUNT_DOUBTS } from '#domain/people/payment/account-doubts.ts';

/**
 * Doubts about a payout that finance sees before it is approved and sent: those about the account, and
 * - name_respelled: the file spells the name with other letters, and the bank may compare it with the account's
 * - town_missing: our bank takes no payee without a town, and refuses the file
 */
export const PAYOUT_DOUBTS = [...ACCOUNT_DOUBTS, 'name_respelled', 'town_missing'] as const;
export type PayoutDoubt = (typeof PAYOUT_DOUBTS)[number];
