import { sql } from 'kysely';
import { readChargedPrice, readPriced } from '#contract/money/charge.ts';
import type { ChargedPrice, Priced } from '#domain/deal/price/charged-price.ts';
import type { ChargeKind, ReactingCharge } from '#domain/money/charge/charge.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/** A charge with the facts that invoices and payouts need. */
export interface LoadedCharge extends ReactingCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly project_title: string;
  readonly role_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  /** `happened_on` and `paid_by` are ISO days. */
  readonly happened_on: string;
  readonly paid_by: string;
  readonly sent_date: string;
  readonly priced: Priced;
  readonly company_price: ChargedPrice;
}

interface Row extends Omit<LoadedCharge, 'priced' | 'company_price'> {
  readonly priced: unknown;
  readonly company_price: unknown;
}

/**
 * Charges by a condition on `g` (charges), ordered by id, so that transactions lock them in the same order. The caller
 * checks who may see them.
 */
export async function loadCharges(db: Db, where: ReturnType<typeof sql>): Promise<LoadedCharge[]> {
  const { rows } = await sql<Row>`
    select g.id, g.kind, g.status, g.candidate_id, g.project_id, g.company_id, g.talent_id, g.project_title,
      g.role_title, c.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name, g.happened_on,
      g.paid_by, g.sent_date, g.priced, g.company_price,
      exists (select from invoices i where i.charge_ids @> array[g.id] and not i.charges_released) as is_on_invoice
    from charges g join companies c on c.id = g.company_id join talents t on t.id = g.talent_id
    where ${where} order by g.id`.execute(db);
  return rows.map(({ priced, company_price, ...row }) => ({
    ...row,
    priced: readPriced(priced),
    company_price: readChargedPrice(company_price),
  }));
}
