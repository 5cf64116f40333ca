import { add, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import type { AtRate } from '#domain/money/ledger/events.ts';
import type { DeductedAdvance, InvoiceContent } from './content.ts';

/** The part of an advance that an invoice deducts at one rate. */
export interface DeductedPart extends AtRate {
  /** Number of the advance invoice. */
  readonly number: string;
}

/** The deducted advances by rate; null if an earlier release kept them without their rates. */
export function deductedParts(deducted: readonly DeductedAdvance[]): DeductedPart[] | null {
  const parts: DeductedPart[] = [];
  for (const { number, sums } of deducted) {
    if (!sums) return null;
    parts.push(
      ...sums.filter(({ base_ore, vat_ore }) => base_ore !== 0 || vat_ore !== 0).map((sum) => ({ ...sum, number })),
    );
  }
  return parts;
}

/**
 * The sums of an invoice without those of the advances that it deducts. VAT that an advance invoice has named is owed
 * by that invoice, so a second invoice does not name it again (article 203 of directive 2006/112/EC). A rate of which nothing is left stays.
 */
export function sumsLessDeducted({ vat }: Pick<InvoiceContent, 'vat'>, deducted: readonly DeductedPart[]): AtRate[] {
  const all = Map.groupBy([...vat, ...deducted.map(negative)], ({ points }) => points);
  return [...all].map(([points, group]) => ({
    points,
    base_ore: add(...group.map(({ base_ore }) => base_ore)),
    vat_ore: add(...group.map(({ vat_ore }) => vat_ore)),
  }));
}

const minus = (amount_ore: Ore): Ore => subtract(ore(0), amount_ore);
const negative = ({ points, base_ore, vat_ore }: AtRate): AtRate => ({
  points,
  base_ore: minus(base_ore),
  vat_ore: minus(vat_ore),
});
