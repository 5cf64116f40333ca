import { sumOf } from '#domain/deal/price/lines.ts';
import type { CompanyPrice, TalentPrice } from '#domain/deal/price/price.ts';
import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { AtRate, LedgerEvents } from './events.ts';

/**
 * The purchase from a self-employed talent or an umbrella company; earnings on which the seller charges no VAT have the
 * rate 0.
 */
export function boughtOf({ vat, earned_ore }: { readonly vat: readonly AtRate[]; readonly earned_ore: Ore }): AtRate[] {
  const charged = add(...vat.map(({ base_ore }) => base_ore));
  const uncharged = subtract(earned_ore, charged);
  const none = { points: 0 as AtRate['points'], base_ore: uncharged, vat_ore: NO_ORE };
  return uncharged === 0 ? [...vat] : [...vat, none];
}

/** The tax withheld from a wage; 0 for a talent who sends invoices. */
export const taxOf = ({ lines }: TalentPrice): Ore =>
  subtract(NO_ORE, sumOf(lines.filter(({ code }) => code === 'tax')));

/**
 * The wage in a price, as the books record it when it is earned.
 * @throws RangeError for a talent who is paid no wage
 */
export function accruedWageOf({
  talent,
  company,
}: {
  readonly talent: TalentPrice;
  readonly company: CompanyPrice;
}): LedgerEvents['wage_accrued'] {
  const { wage, net_ore } = talent;
  if (!wage) throw new RangeError('A talent who sends invoices is paid no wage');
  return {
    base_ore: wage.base_ore,
    holiday_ore: wage.holiday_ore,
    // The tax-free part of a talent's expenses comes on top of the gross pay.
    allowances_ore: subtract(add(net_ore, taxOf(talent)), wage.gross_ore),
    contributions_ore: company.contributions_ore,
  };
}
