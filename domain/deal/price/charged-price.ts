import type { Terms } from '#domain/deal/terms/terms.ts';
import { type CompanyPrice, price } from './price.ts';
import type { Rates } from './rates.ts';
import { CAUTIOUS_SUPPLIES } from './vat.ts';
import type { Work } from './work.ts';

/** The terms and the work from which the amounts of both sides are calculated. */
export interface Priced {
  readonly terms: Terms;
  readonly work: Work;
}

/**
 * The charge to the company. It does not depend on the way in which the talent is paid, because contributions are part
 * of the agreed fee.
 */
export type ChargedPrice = Pick<CompanyPrice, 'lines' | 'ex_vat_ore' | 'vat' | 'total_ore'>;

/**
 * The charge to a company for work that we sell in our own name.
 * @param rates of the day of payment
 */
export function chargedPrice({ terms, work }: Priced, rates: Rates): ChargedPrice {
  const { lines, ex_vat_ore, vat, total_ore } = price({
    terms,
    work,
    rates,
    // The talent's identity and form of tax do not affect the charge.
    person: {
      tax_form: 'F',
      invokes_f_tax: false,
      charges_vat: true,
      birth_date: '1990-01-01',
      is_insured_abroad: false,
      tax_decision: null,
      paid_this_month_ore: 0,
    },
    agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
  }).company;
  return { lines, ex_vat_ore, vat, total_ore };
}
