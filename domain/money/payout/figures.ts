import { type PricedPerson, paidBy } from '#domain/deal/price/person.ts';
import { price, type TalentPrice } from '#domain/deal/price/price.ts';
import type { Rates } from '#domain/deal/price/rates.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { type WageTaxKind, wageTaxOf } from '#domain/deal/price/wage-tax.ts';
import type { Work } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import type { LedgerEvents } from '#domain/money/ledger/events.ts';
import { accruedWageOf, boughtOf, taxOf } from '#domain/money/ledger/of-price.ts';
import { calmUntil } from './payout-risk.ts';
import type { PayoutWay } from './payout-ways.ts';

/** The payment of a charge to one person, with the figures for the books and the tax agency. */
export interface PayoutFigures {
  readonly way: PayoutWay;
  readonly talent: TalentPrice;
  /** Pay before tax, for a wage; otherwise null. */
  readonly gross_ore: Ore | null;
  readonly tax_ore: Ore;
  /** The kind of tax of a wage; otherwise null. */
  readonly tax_box: WageTaxKind | null;
  /** True for a wage without contributions because of a certificate (A1); null unless it is a wage. */
  readonly is_insured_abroad: boolean | null;
  readonly contributions_ore: Ore;
  readonly vat_ore: Ore;
  /** The amount that leaves our account. */
  readonly amount_ore: Ore;
  /** The event for the books; null if nothing is paid out, and for an umbrella company, whose own invoice is booked. */
  readonly booked:
    | ({ readonly type: 'self_billed' } & LedgerEvents['self_billed'])
    | ({ readonly type: 'wage_accrued' } & LedgerEvents['wage_accrued'])
    | null;
}

export interface Payable {
  readonly terms: Terms;
  readonly work: Work;
  /** ISO day; see `taxedOn`. */
  readonly taxed_on: string;
}

/**
 * The ISO day by which a payout is taxed, as known today: its due day or, if that day has passed because work was
 * disputed or an account was missing, the first banking day from `today` on. The year and month of the payment, not of
 * the work, decide tax and contributions.
 */
export const taxedOn = (due_on: string, today: string): string =>
  due_on >= today ? due_on : addWorkingDays(addDays(today, -1), 1);

/**
 * The payment to the talent for a charge.
 * @param rates see `ratesOfPayout`
 */
export function figuresOf({ terms, work, taxed_on }: Payable, person: PricedPerson, rates: Rates): PayoutFigures {
  const agreement = { model: 'principal', supplies: CAUTIOUS_SUPPLIES } as const;
  const both = price({ terms, work, person, rates, agreement, pay_day: taxed_on });
  const { talent, company } = both;
  const way = paidBy(person);
  // An umbrella company pays a wage of its own, which is not in our books.
  const wage = way === 'wage' ? accruedWageOf(both) : null;
  const booked = wage
    ? { type: 'wage_accrued' as const, ...wage }
    : { type: 'self_billed' as const, bought: boughtOf(talent) };
  return {
    way,
    talent,
    gross_ore: wage ? add(wage.base_ore, wage.holiday_ore) : null,
    tax_ore: wage ? taxOf(talent) : NO_ORE,
    tax_box: wage ? wageTaxOf(person) : null,
    is_insured_abroad: wage ? person.is_insured_abroad : null,
    contributions_ore: wage ? company.contributions_ore : NO_ORE,
    vat_ore: add(...talent.vat.map(({ vat_ore }) => vat_ore)),
    amount_ore: talent.paid_out_ore,
    booked: talent.paid_out_ore === 0 || way === 'umbrella' ? null : booked,
  };
}

/** The kind of debt until the payout is sent. */
export const debtOf = (way: PayoutWay) => (way === 'wage' ? 'wages_owed' : 'payables');

/** Days in which the talent may object to a self-billing invoice. */
const OBJECTION_DAYS = 5;

/**
 * The last ISO day to object to a self-billing invoice: OBJECTION_DAYS after its day, but no later than the last day
 * without risk for the payment, so that waiting never delays it, and never before the day of the invoice.
 */
export function objectBy(written_on: string, due_on: string): string {
  const [wanted, calm] = [addDays(written_on, OBJECTION_DAYS), calmUntil(due_on)];
  const last = wanted < calm ? wanted : calm;
  return last < written_on ? written_on : last;
}
