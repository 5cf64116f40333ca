import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';
import { cut } from './cut.ts';
import type { PricedPerson, TaxDecision } from './person.ts';
import type { DecidedRate, Rate, Rates } from './rates.ts';

/** The tax of a wage, in whole kronor (22 kap. 1 § SFF). `rate` is null if a decision names an amount. */
export interface WageTax {
  readonly rate: Rate | DecidedRate | null;
  readonly amount_ore: Ore;
}

type Taxed = Pick<PricedPerson, 'tax_form' | 'tax_decision'>;

/** The kinds of tax of a wage: preliminary tax (A-skatt), SINK, and A-SINK. */
export const WAGE_TAXES = ['preliminary', 'sink', 'a_sink'] as const;
export type WageTaxKind = (typeof WAGE_TAXES)[number];

/** The kind of tax of a person's wage. Without a decision on SINK the tax is preliminary (13 kap. 1 § SFL). */
export function wageTaxOf({ tax_form, tax_decision }: Taxed): WageTaxKind {
  if (tax_form === 'A_SINK') return 'a_sink';
  return tax_form === 'SINK' && tax_decision?.kind === 'sink' ? 'sink' : 'preliminary';
}

/** A decision on preliminary tax; it does not hold for the wage that an umbrella company pays. */
const adjustmentOf = ({ tax_form, tax_decision }: Taxed): TaxDecision | null =>
  tax_form === 'A' || tax_form === 'FA' ? tax_decision : null;

/**
 * The tax withheld from a gross pay on the day of payment: by the person's decision, else by the figure of the form of
 * tax; 30 % for a payer that is not the main employer.
 */
export function taxOf(gross: Ore, person: Taxed, rates: Rates): WageTax {
  const at = (rate: Rate | DecidedRate): WageTax => ({ rate, amount_ore: wholeKronor(cut(gross, rate.value)) });
  const kind = wageTaxOf(person);
  if (kind === 'a_sink') return at(rates.a_sink_tax);
  if (kind === 'sink') return at(rates.sink_tax);
  const decision = adjustmentOf(person);
  if (decision?.kind === 'share') {
    return at({ key: 'tax_decision', value: decision.points, valid_from: decision.valid_from });
  }
  if (decision?.kind === 'month') {
    const left = Math.max(0, decision.month_ore - decision.withheld_ore);
    return { rate: null, amount_ore: wholeKronor(ore(Math.min(gross, left))) };
  }
  return at(rates.income_tax);
}
