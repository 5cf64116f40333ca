import { sql } from 'kysely';
import type { PricedPerson, TaxForm } from '#domain/deal/price/person.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import { CHARGES_VAT } from '#server/features/people/payment/queries/payment-details.ts';

interface Row {
  readonly birth_date: string | null;
  readonly tax_form: TaxForm | null;
  readonly charges_vat: boolean;
  readonly paid_this_month_ore: Ore;
}

/** The facts about the payee that the price depends on. */
export interface Payee {
  readonly person: PricedPerson;
  /** True if the talent has given no tax form: form A, with the most tax, is then assumed. */
  readonly is_tax_form_assumed: boolean;
}

/**
 * The day of payment of a payout `o` whose amount is computed: the day of sending; before it is sent, the due day or
 * the day of the computation, whichever is later (`taxedOn`).
 */
export const PAID_ON = sql`coalesce(o.sent_on, greatest(o.due_on, (o.prepared_date at time zone 'Europe/Stockholm')::date))`;

/**
 * The tax facts of a talent in the month of a payment (`taxed_on`, ISO day); null without a birth date. The talent's
 * other pay of the month counts as soon as its amount is computed.
 */
export async function findPayee(db: Db, talent_id: string, taxed_on: string): Promise<Payee | null> {
  const { rows } = await sql<Row>`
    select t.birth_date, d.tax_form, ${CHARGES_VAT} as charges_vat,
      (select coalesce(sum(o.gross_ore), 0)::bigint from payouts o where o.talent_id = t.id and o.prepared_date is not null
        and date_trunc('month', ${PAID_ON}) = date_trunc('month', ${taxed_on}::date))
        as paid_this_month_ore
    from talents t left join talent_payment_details d on d.talent_id = t.id where t.id = ${talent_id}`.execute(db);
  const [row] = rows;
  if (!row?.birth_date) return null;
  const { birth_date, tax_form, charges_vat, paid_this_month_ore } = row;
  return {
    person: {
      tax_form: tax_form ?? 'A',
      charges_vat,
      birth_date,
      paid_this_month_ore,
      // Each of these values needs a proof per job; without a proof the cautious value is assumed.
      invokes_f_tax: false,
      is_insured_abroad: false,
    },
    is_tax_form_assumed: tax_form === null,
  };
}
