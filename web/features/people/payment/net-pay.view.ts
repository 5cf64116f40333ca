import type { TalentPriceShown } from '#contract/deal/price.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { taxFormWords } from '#texts/people/payment-words.ts';

export interface NetPayView {
  /** 'Du får ut cirka 5 327 kr senast 23 december 2026'. */
  readonly headline: string;
  /** The net pay per hour; null if the hours are unknown. */
  readonly per_hour: string | null;
  /** The assumptions of the calculation, in whole sentences. */
  readonly basis: string;
  /** True if the talent has not chosen a form of tax. */
  readonly asks_for_tax_form: boolean;
}

/** Rounds to whole kronor: öre would make an estimate look exact. */
const wholeKronor = (amount: Ore): Ore => ore(Math.round(amount / 100) * 100);

const BASIS: Record<'invoice' | 'wage' | 'umbrella', string> = {
  invoice: 'Du får arvodet mot faktura och betalar skatt och avgifter själv',
  wage: 'Räknat på lön, efter arbetsgivaravgifter och skatt',
  umbrella: 'Räknat med ett egenanställningsbolags vanliga avgift. Ditt bolags egen avgift gäller',
};

/** The talent's net pay in sentences; null if the work is unpaid. */
export function netPayView(price: TalentPriceShown): NetPayView | null {
  if (price.earned_ore === 0) return null;
  const { tax_form, net_ore, paid_out_ore, net_per_hour_ore, is_tax_form_assumed } = price;
  const isWage = price.gross_ore !== null;
  const way = tax_form === 'UMBRELLA' ? 'umbrella' : isWage ? 'wage' : 'invoice';
  const vat =
    way === 'invoice' && paid_out_ore > net_ore
      ? ` Därtill kommer ${formatOre(ore(paid_out_ore - net_ore))} i moms.`
      : '';
  const assumed = is_tax_form_assumed ? ' eftersom du inte har berättat hur du betalar skatt' : '';
  return {
    headline: `Du får ut cirka ${formatOre(wholeKronor(net_ore))} senast ${formatLongDay(price.paid_by)}`,
    per_hour: net_per_hour_ore === null ? null : `Det blir cirka ${formatOre(wholeKronor(net_per_hour_ore))} i timmen.`,
    basis: `${BASIS[way]}.${vat} Vi har räknat med ${taxFormWords[tax_form].label}${assumed}.`,
    asks_for_tax_form: is_tax_form_assumed,
  };
}
