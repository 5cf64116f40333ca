import type { TalentPriceShown } from '#contract/deal/price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { type Price, price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { lastDayOfWork, plannedWork, type Work } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import { findPayees } from './payees.ts';

export interface PricedWork {
  readonly terms: Pick<Terms, 'fee' | 'additions' | 'rights' | 'days' | 'cancellation'>;
  /** Time of the request (ISO instant): the rates known then count. */
  readonly sent_date: string;
  /** The work done; without it, the work planned in the terms. */
  readonly work?: Work;
  /** Last day of payment (ISO), if known; otherwise computed from the last day of the work, cancelled days included. */
  readonly paid_by?: string;
  /** The engagement of the talent, for which F-tax may be invoked; absent before a talent is asked. */
  readonly candidate_id?: string;
}

interface PriceOfPerson extends Price {
  readonly tax_form: TaxForm;
  readonly is_tax_form_assumed: boolean;
  readonly invokes_f_tax: boolean;
  readonly paid_by: string;
}

/** The price of work for both sides; null if there is no day of work, no known rates or no birth date. */
export async function findPrice(db: Db, talent_id: string, priced: PricedWork): Promise<PriceOfPerson | null> {
  return (await findPrices(db, [talent_id], priced)).get(talent_id) ?? null;
}

/** The prices of the same work for several talents, keyed by talent id; without those who have none. */
async function findPrices(
  db: Db,
  talent_ids: readonly string[],
  { terms, sent_date, work = plannedWork(terms), paid_by: agreed, candidate_id }: PricedWork,
): Promise<Map<string, PriceOfPerson>> {
  const lastDay = lastDayOfWork(work);
  if (lastDay === null) return new Map();
  const paid_by = agreed ?? payDayOf(lastDay);
  const [rates, payees] = await Promise.all([
    loadRatesKnown(db, paid_by, sent_date),
    findPayees(db, talent_ids, paid_by, {
      candidate_id: candidate_id ?? null,
      is_forecast: true,
    }),
  ]);
  if (!rates) return new Map();
  const priced = [...payees].map(([id, { person, is_tax_form_assumed }]): [string, PriceOfPerson] => {
    const { tax_form, invokes_f_tax } = person;
    const agreement = { model: 'principal', supplies: CAUTIOUS_SUPPLIES } as const;
    const both = price({ terms, work, person, rates, agreement, pay_day: paid_by });
    return [id, { ...both, tax_form, is_tax_form_assumed, invokes_f_tax, paid_by }];
  });
  return new Map(priced);
}

/** The pay of the talents who are asked on some terms, keyed by talent id, for the facts of the events that ask them. */
export async function findPayFacts(
  db: Db,
  talent_ids: readonly string[],
  priced: PricedWork,
): Promise<Map<string, PayFacts>> {
  const prices = await findPrices(db, talent_ids, priced);
  return new Map(
    [...prices].map(([id, { talent, tax_form }]) => {
      const { earned_ore, net_ore, wage } = talent;
      return [id, { earned_ore, net_ore, is_invoiced: wage === null && tax_form !== 'UMBRELLA' }];
    }),
  );
}

/** The price of work in the form for its talent; null in the same cases as `findPrice`. */
export async function findTalentPrice(db: Db, talent_id: string, priced: PricedWork): Promise<TalentPriceShown | null> {
  const found = await findPrice(db, talent_id, priced);
  if (!found) return null;
  const { tax_form, is_tax_form_assumed, invokes_f_tax, paid_by, talent } = found;
  const { earned_ore, net_ore, paid_out_ore, net_per_hour_ore, wage } = talent;
  return {
    tax_form,
    is_tax_form_assumed,
    invokes_f_tax,
    paid_by,
    earned_ore,
    gross_ore: wage?.gross_ore ?? null,
    base_ore: wage?.base_ore ?? null,
    holiday_ore: wage?.holiday_ore ?? null,
    net_ore,
    paid_out_ore,
    net_per_hour_ore,
    lines: [...talent.lines],
  };
}
