/** The pay of a talent in words: the agreed amount, and the part of it that reaches the talent. */
import type { PriceLine } from '#domain/deal/price/lines.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';

/** Said beside every fee to a talent that stands without the talent's own net pay. */
export const BEFORE_DEDUCTIONS = 'före avgifter och skatt';

/** Rounds to whole kronor: öre would make an estimate look exact. */
export const wholeKronor = (amount: Ore): Ore => ore(Math.round(amount / 100) * 100);

interface Paid {
  readonly earned_ore: Ore;
  readonly net_ore: Ore;
  /** Null unless the talent is paid a wage. */
  readonly gross_ore: Ore | null;
  readonly tax_form: TaxForm;
  readonly lines: readonly Pick<PriceLine, 'code' | 'amount_ore'>[];
}

/** 'varav du får ut cirka 4 527 kr'; a talent who sends an invoice is paid the whole: 'som du får mot faktura'. */
const keptText = (net_ore: Ore, isInvoiced: boolean) =>
  isInvoiced ? 'som du får mot faktura' : `varav du får ut cirka ${formatOre(wholeKronor(net_ore))}`;

/** 'Arvode 8 500 kr, varav du får ut cirka 4 527 kr'. Pay for more than the days is called 'Ersättning'. */
export function payText({ earned_ore, net_ore, gross_ore, tax_form, lines }: Paid): string {
  const isFee = lines.every(({ code, amount_ore }) => amount_ore < 0 || code.startsWith('fee.'));
  const isInvoiced = gross_ore === null && tax_form !== 'UMBRELLA';
  return `${isFee ? 'Arvode' : 'Ersättning'} ${formatOre(earned_ore)}, ${keptText(net_ore, isInvoiced)}`;
}

/** 'sammanlagt 17 000 kr, varav du får ut cirka 9 054 kr', in mails and notices. */
export const payInMail = ({ earned_ore, net_ore, is_invoiced }: PayFacts): string =>
  `sammanlagt ${formatOre(earned_ore)}, ${keptText(net_ore, is_invoiced)}`;
