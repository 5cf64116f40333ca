import type { KindSpan } from '#domain/deal/terms/days.ts';
import { daysOf, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { isOre, type Ore } from '#domain/kernel/money/ore.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import type { PricedPerson } from './person.ts';
import { type Price, price } from './price.ts';
import type { Rates } from './rates.ts';
import { CAUTIOUS_SUPPLIES } from './vat.ts';
import { wageOf } from './wage.ts';

/** The tax forms of a quote before anybody has been asked: employed, and F-tax. */
export const QUOTED_TAX_FORMS = ['A', 'F'] as const;
export type QuotedTaxForm = (typeof QUOTED_TAX_FORMS)[number];

/** Terms that are still written, or sent ones, whose hours are in their days. */
type Quoted = Omit<WrittenTerms, 'hours'> & Partial<Pick<WrittenTerms, 'hours'>>;

/** The cost of a role as its terms are now. */
export interface Quote {
  readonly of_one: Price;
  /** The company's price for all people, without VAT; null if it exceeds the amount that a form can save. */
  readonly of_all_ore: Ore | null;
}

/** The person of a quote, which is made before a talent is asked: of working age, full contributions, with VAT. */
const somebody = (tax_form: QuotedTaxForm, today: string): PricedPerson => ({
  tax_form,
  invokes_f_tax: false,
  charges_vat: true,
  birth_date: `${yearOf(today) - 40}-01-01`,
  is_insured_abroad: false,
  tax_decision: null,
  paid_this_month_ore: 0,
});

/**
 * The part of an amount that reaches somebody who is employed for the work, for pages that nobody in particular reads.
 * @param today ISO; the rates of this day are used
 */
export const employedNetOf = (amount: Ore, rates: Rates, today: string): Ore =>
  wageOf(amount, somebody('A', today), rates, today).net_ore;

/**
 * The cost of a role to the company and the pay of one person in it, if everybody works every day of it.
 * @param today ISO; the rates of this day are used
 */
export function quoteOf(
  project: { readonly dates: readonly KindSpan[] },
  { terms, headcount }: { readonly terms: Quoted; readonly headcount: number },
  tax_form: QuotedTaxForm,
  { rates, today }: { readonly rates: Rates; readonly today: string },
): Quote {
  const of_one = price({
    terms: { ...terms, days: daysOf(project, { hours: null, ...terms }), rights: terms.rights ?? [] },
    person: somebody(tax_form, today),
    rates,
    agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
  });
  const all = of_one.company.ex_vat_ore * headcount;
  return { of_one, of_all_ore: isOre(all) ? all : null };
}
