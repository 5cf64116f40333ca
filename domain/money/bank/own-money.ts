import type { LedgerEvents } from '#domain/money/ledger/events.ts';

/** Money between the bank, the tax agency and us, by the direction of its entry. Administrators book it. */
export const BOOKED_AS = {
  in: ['interest_received', 'tax_refunded', 'fee_refunded'],
  out: ['bank_fee', 'interest_paid', 'tax_paid'],
} as const;
export type BookedAs = (typeof BOOKED_AS)['in' | 'out'][number];
export const ALL_BOOKED_AS: readonly BookedAs[] = [...BOOKED_AS.out, ...BOOKED_AS.in];

/** The account that each kind is booked against. */
export const BOOKED_AGAINST: Readonly<Record<BookedAs, LedgerEvents['bank_booked']['against']>> = {
  bank_fee: 'bank_fees',
  fee_refunded: 'bank_fees',
  interest_paid: 'interest_costs',
  interest_received: 'bank_interest',
  tax_paid: 'tax_account',
  tax_refunded: 'tax_account',
};

/** The words and the other party of an entry. */
interface Told {
  readonly direction: 'in' | 'out';
  readonly text: string;
  readonly bank_text: string;
  readonly counterparty: string;
}

/** The likeliest kind of an entry by its words: fees without words for them, and money in as interest. */
export function likeliestKind({ direction, text, bank_text, counterparty }: Told): BookedAs {
  const words = `${text} ${bank_text} ${counterparty}`;
  const isTax = /skatt/i.test(words);
  const isInterest = /ränt|interest/i.test(words);
  const isFee = /avgift/i.test(words);
  if (direction === 'in' && isFee) return 'fee_refunded';
  if (direction === 'in') return isTax && !isInterest ? 'tax_refunded' : 'interest_received';
  if (isTax) return 'tax_paid';
  return isInterest ? 'interest_paid' : 'bank_fee';
}
