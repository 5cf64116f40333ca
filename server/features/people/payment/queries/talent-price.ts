import type { TalentPriceShown } from '#contract/deal/price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { type Price, price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { lastDayOfWork, plannedWork, type Work } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';

/**
 * The tax form assumed for a talent who has not given one: most people send no invoice, and the price as a wage never
 * promises too much.
 */
const CAUTIOUS_TAX_FORM: TaxForm = 'A';

export interface PricedWork {
  readonly terms: Pick<Terms, 'fee' | 'additions' | 'rights' | 'days'>;
  /** Time of the request (ISO instant): the rates known then count. */
  readonly sent_date: string;
  /** The work done; without it, the work planned in the terms. */
  readonly work?: Work;
  /** Last day of payment (ISO), if known; otherwise computed from the last day of the work, cancelled days included. */
  readonly paid_by?: string;
}

interface PriceOfPerson extends Price {
  readonly tax_form: TaxForm;
  readonly is_tax_form_assumed: boolean;
  readonly paid_by: string;
}

/** The price of work for both sides; null if there is no day of work, no known rates or no birth date. */
export async function findPrice(
  db: Db,
  talent_id: string,
  { terms, sent_date, work = plannedWork(terms), paid_by: agreed }: PricedWork,
): Promise<PriceOfPerson | null> {
  const lastDay = lastDayOfWork(work);
  if (lastDay === null) return null;
  const paid_by = agreed ?? payDayOf(lastDay);
  const [rates, person] = await Promise.all([loadRatesKnown(db, paid_by, sent_date), findPerson(db, talent_id)]);
  if (!rates || !person?.birth_date) return null;
  // A check constraint allows only these words in the column.
  const tax_form = (person.tax_form as TaxForm | null) ?? CAUTIOUS_TAX_FORM;
  const both = price({
    terms,
    work,
    person: {
      tax_form,
      birth_date: person.birth_date,
      charges_vat: person.charges_vat ?? false,
      // Each of these values needs a proof per job or month; without a proof the cautious value is assumed.
      invokes_f_tax: false,
      is_insured_abroad: false,
      paid_this_month_ore: 0,
    },
    rates,
    agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
    pay_day: paid_by,
  });
  return { ...both, tax_form, is_tax_form_assumed: person.tax_form === null, paid_by };
}

/** The price of work in the form for its talent; null in the same cases as `findPrice`. */
export async function findTalentPrice(db: Db, talent_id: string, priced: PricedWork): Promise<TalentPriceShown | null> {
  const found = await findPrice(db, talent_id, priced);
  if (!found) return null;
  const { tax_form, is_tax_form_assumed, paid_by, talent } = found;
  const { earned_ore, net_ore, paid_out_ore, net_per_hour_ore, wage } = talent;
  return {
    tax_form,
    is_tax_form_assumed,
    paid_by,
    earned_ore,
    gross_ore: wage?.gross_ore ?? null,
    net_ore,
    paid_out_ore,
    net_per_hour_ore,
    lines: [...talent.lines],
  };
}

const findPerson = (db: Db, talent_id: string) =>
  db
    .selectFrom('talents as t')
    .leftJoin('talent_payment_details as d', 'd.talent_id', 't.id')
    .select(['t.birth_date', 'd.tax_form', 'd.charges_vat'])
    .where('t.id', '=', talent_id)
    .executeTakeFirst();
