import type { TalentPriceShown } from '#contract/deal/price.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { payText, wholeKronor } from '#texts/deal/pay-words.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { taxFormWords } from '#texts/people/payment-words.ts';

export interface NetPayView {
  /** 'Arvode 10 000 kr, varav du får ut cirka 5 327 kr'. */
  readonly headline: string;
  /** The latest day of payment, and the net pay per hour if the hours are known. */
  readonly when: string;
  /** The assumptions of the calculation, in whole sentences. */
  readonly basis: string;
  /** True if the talent has not chosen a form of tax. */
  readonly asks_for_tax_form: boolean;
}

const BASIS: Record<'invoice' | 'wage' | 'umbrella', string> = {
  invoice: 'Du får arvodet mot faktura och betalar skatt och avgifter själv',
  wage: 'Arvodet är hela summan: arbetsgivaravgifter, semesterersättning och skatt betalas ur det',
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
  const perHour =
    net_per_hour_ore === null ? '' : ` Det blir cirka ${formatOre(wholeKronor(net_per_hour_ore))} i timmen.`;
  const assumed = is_tax_form_assumed ? ' eftersom du inte har berättat hur du betalar skatt' : '';
  return {
    headline: payText(price),
    when: `Senast ${formatLongDay(price.paid_by)}.${perHour}`,
    basis: `${BASIS[way]}.${vat} Vi har räknat med ${taxFormWords[tax_form].label}${assumed}.`,
    asks_for_tax_form: is_tax_form_assumed,
  };
}
