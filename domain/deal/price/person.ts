import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import type { RateKeyOf, Rates } from './rates.ts';

/**
 * The forms of tax. F: self-employed. FA: as F for a job for which the person invokes F-tax in writing, otherwise as A.
 * A: employed, and the payer withholds tax. SINK: employed, lives abroad and does other work here than performing.
 * A_SINK: lives abroad and performs here. UMBRELLA: employed by a company of the person's choice that sends the invoice.
 */
export const TAX_FORMS = ['F', 'FA', 'A', 'SINK', 'A_SINK', 'UMBRELLA'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

/**
 * A decision of the tax agency on the tax of a wage, known to the payer on the day of payment. `valid_from`: its first
 * ISO day.
 * - share: the tax is this share of the pay (jämkning, 11 kap. SFL)
 * - month: the tax is this amount in a calendar month; `withheld_ore` is withheld by us earlier in the month
 * - sink: the tax is that of people who live abroad (13 kap. 1 § SFL), which needs such a decision
 */
export type TaxDecision = { readonly valid_from: string } & (
  | { readonly kind: 'share'; readonly points: BasisPoints }
  | { readonly kind: 'month'; readonly month_ore: Ore; readonly withheld_ore: Ore }
  | { readonly kind: 'sink' }
);

/** The facts of a person on which the price depends. */
export interface PricedPerson {
  readonly tax_form: TaxForm;
  /** For FA only: true if F-tax has been invoked in writing for this job. */
  readonly invokes_f_tax: boolean;
  /** True if registered for VAT; a small business that is not registered charges none. */
  readonly charges_vat: boolean;
  /** ISO day. */
  readonly birth_date: string;
  /** True if a certificate (A1) shows that another country insures the person: no contributions are paid here. */
  readonly is_insured_abroad: boolean;
  /** The decision that holds on the day of payment; null for the usual tax. Used for wages only. */
  readonly tax_decision: TaxDecision | null;
  /** Pay before tax from us to the person earlier in the month of this payment, in öre. */
  readonly paid_this_month_ore: number;
}

/**
 * The way in which the person is paid: by their invoice, by a wage from us, or by an umbrella company that does both.
 */
export function paidBy({ tax_form, invokes_f_tax }: PricedPerson): 'invoice' | 'wage' | 'umbrella' {
  if (tax_form === 'UMBRELLA') return 'umbrella';
  return tax_form === 'F' || (tax_form === 'FA' && invokes_f_tax) ? 'invoice' : 'wage';
}

/** The facts of a person that decide the rate of employer contributions. */
export type InsuredPerson = Pick<PricedPerson, 'birth_date' | 'is_insured_abroad'>;

export type ContributionKey = Extract<RateKeyOf<'points'>, `employer_contribution${string}`>;

/**
 * The key of the rate of employer contributions, by the person's age at the start of the year of `paid_on`; null if
 * none are paid. The caller applies the young rate only up to an amount a month. Below `young_from_age` the key is that
 * of the full rate.
 */
export function contributionOf(person: InsuredPerson, rates: Rates, paid_on: string): ContributionKey | null {
  const born = yearOf(person.birth_date);
  if (person.is_insured_abroad || born <= rates.contribution_free_born.value) return null;
  const age = yearOf(paid_on) - born - 1;
  if (age >= rates.old_from_age.value) return 'employer_contribution_old';
  const isYoung = age >= rates.young_from_age.value && age < rates.young_before_age.value;
  return isYoung ? 'employer_contribution_young' : 'employer_contribution';
}
