import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';
import type { AccountName } from './accounts.ts';

/** The boxes of the VAT return (SKV 4700) that our business fills in. */
export const VAT_BOXES = ['05', '10', '11', '12', '39', '40', '42', '48', '49'] as const;
export type VatBox = (typeof VAT_BOXES)[number];

// Commission always bears VAT. A paid advance is taxed when it is paid, and the invoice that deducts it takes it back.
// A loss of taxed sales lowers the taxable amount itself, not only the VAT on it
// (Skatteverket, Rättslig vägledning 339685).
const TAXED: readonly AccountName[] = ['sales_25', 'sales_12', 'sales_6', 'commission', 'advances'];

/** The accounts whose sums are in the boxes. */
export const VAT_ACCOUNTS: readonly AccountName[] = [
  ...TAXED,
  'bad_debts',
  'sales_exempt',
  'vat_out_25',
  'vat_out_12',
  'vat_out_6',
  'vat_in',
];

/** The sums posted to accounts in a period; debit is positive. */
export type Movements = Partial<Readonly<Record<AccountName, Ore>>>;

/**
 * The boxes in whole kronor, as they are reported: öre are cut off. Box 49 is the amount to pay, or to get back if
 * negative.
 */
export function vatReturn(movements: Movements): Record<VatBox, Ore> {
  const credited = (...accounts: readonly AccountName[]) =>
    wholeKronor(subtract(NO_ORE, add(...accounts.map((account) => movements[account] ?? NO_ORE))));
  const [out25, out12, out6] = [credited('vat_out_25'), credited('vat_out_12'), credited('vat_out_6')];
  const vatIn = wholeKronor(movements.vat_in ?? NO_ORE);
  return {
    '05': credited(...TAXED, 'bad_debts'),
    '10': out25,
    '11': out12,
    '12': out6,
    '39': credited('sales_eu'),
    '40': credited('sales_abroad'),
    '42': credited('sales_exempt'),
    '48': vatIn,
    '49': subtract(add(out25, out12, out6), vatIn),
  };
}
