import { z } from 'zod';
import { amount } from '#contract/kernel/fields.ts';
import { LINE_CODES, LINE_UNITS } from '#domain/deal/price/lines.ts';
import { TAX_FORMS } from '#domain/deal/price/person.ts';

/** One line of a price: its subject and quantity, and the rate behind it, if any. */
export const priceLine = z.object({
  code: z.enum(LINE_CODES),
  quantity: z.number(),
  unit: z.enum(LINE_UNITS),
  unit_ore: amount.nullable(),
  amount_ore: amount,
  /** The rate: its value in hundredths of a percent, and the ISO day from which it applies. */
  rate: z.object({ key: z.string(), value: z.number(), valid_from: z.string() }).nullable(),
});

/** The talent's pay for the work, as far as it is known in advance. */
export const talentPrice = z.object({
  tax_form: z.enum(TAX_FORMS),
  /** True if the talent has not stated a form of tax: the cautious one is assumed. */
  is_tax_form_assumed: z.boolean(),
  /** True if the talent has FA-skatt and invokes F-tax for this engagement. */
  invokes_f_tax: z.boolean(),
  earned_ore: amount,
  /** Pay before tax; null unless the talent is paid a wage. */
  gross_ore: amount.nullable(),
  /** The two parts of `gross_ore`: the wage itself and its holiday pay; null with it. */
  base_ore: amount.nullable(),
  holiday_ore: amount.nullable(),
  /** The talent's part, without VAT; for an invoice before the talent's own tax. */
  net_ore: amount,
  /**
   * The amount that leaves our account: with VAT if the talent charges it, and for an umbrella company its whole
   * invoice.
   */
  paid_out_ore: amount,
  /** Net pay per hour of work and travel, without rights and expenses; null without hours or pay. */
  net_per_hour_ore: amount.nullable(),
  /** The latest day of payment (ISO). */
  paid_by: z.string(),
  /** The lines sum to `net_ore`. */
  lines: z.array(priceLine),
});
export type TalentPriceShown = z.output<typeof talentPrice>;

/** The company's price without VAT (`ex_vat_ore`) and with it (`total_ore`). */
const companyPrice = z.object({ lines: z.array(priceLine), ex_vat_ore: amount, total_ore: amount });

/**
 * The parts of the price that the caller may know: administrators know both, talent and company their own. A part is
 * null for others, and if it cannot be calculated.
 */
export const ownPrice = z.object({
  talent: talentPrice.nullable(),
  company: companyPrice.nullable(),
  /** Minutes beyond the agreed length of the days, for which no pay is agreed. */
  unpaid_minutes: z.number(),
});
export type OwnPriceShown = z.output<typeof ownPrice>;
