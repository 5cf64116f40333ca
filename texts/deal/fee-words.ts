/** How a fee is said. Apart from the words of all terms, since lists load nothing else of them. */
import type { Fee, FeeBasis } from '#domain/deal/terms/fee.ts';
import { formatOre } from '#texts/kernel/format.ts';

const FOR: Record<Exclude<FeeBasis, 'unpaid'>, string> = {
  day: 'per dag',
  half_day: 'per halvdag',
  hour: 'per timme',
  whole: 'för hela uppdraget',
};

/** What a fee is for, beside its amount: 'per timme'. */
export const feePer = (basis: Exclude<FeeBasis, 'unpaid'>): string => FOR[basis];

/** A fee as it is said: '4 500 kr per dag', 'oavlönat', 'inget arvode' while none is written. */
export function feeText({ basis, amount_ore }: Pick<Fee, 'basis' | 'amount_ore'>): string {
  if (basis === 'unpaid') return 'oavlönat';
  return amount_ore === null ? 'inget arvode' : `${formatOre(amount_ore)} ${FOR[basis]}`;
}
