/** Fees in words. A file of its own, so that lists load no other words of terms. */
import type { Fee, FeeBasis } from '#domain/deal/terms/fee.ts';
import { formatOre } from '#texts/kernel/format.ts';

const FOR: Record<Exclude<FeeBasis, 'unpaid'>, string> = {
  day: 'per dag',
  half_day: 'per halvdag',
  hour: 'per timme',
  whole: 'för hela uppdraget',
};

/** The unit beside a fee's amount: 'per timme'. */
export const feePer = (basis: Exclude<FeeBasis, 'unpaid'>): string => FOR[basis];

/** A fee in words: '4 500 kr per dag', 'oavlönat', or 'inget arvode' for a fee without an amount. */
export function feeText({ basis, amount_ore }: Pick<Fee, 'basis' | 'amount_ore'>): string {
  if (basis === 'unpaid') return 'oavlönat';
  return amount_ore === null ? 'inget arvode' : `${formatOre(amount_ore)} ${FOR[basis]}`;
}
