import { sql } from 'kysely';
import { type SalePlace, salePlaceOf } from '#domain/deal/price/sale-place.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { type InvoiceLine, type InvoicePart, linesOf } from '#domain/money/invoice/content.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedCharge, loadCharges } from '#server/features/money/charge/queries/load-charges.ts';
import type { LoadedInvoice } from './load-invoices.ts';

function partOf(
  { id, kind, talent_name, role_title, happened_on, priced, company_price }: LoadedCharge,
  place: SalePlace,
): InvoicePart {
  const days = kind === 'work' ? priced.work.days.map(({ day }) => day) : [];
  const [from = happened_on] = days.toSorted();
  return {
    charge_id: id,
    kind,
    talent_name,
    role_title,
    from,
    to: happened_on,
    lines: linesOf(company_price, place),
  };
}

/** The part of an advance, which is for no charge yet and names the invoice itself. */
const advancePart = (charge_id: string, lines: readonly InvoiceLine[], day: string): InvoicePart => ({
  charge_id,
  kind: 'advance',
  talent_name: '',
  role_title: '',
  from: day,
  to: day,
  lines,
});

/**
 * A function that returns the parts of an invoice: of an issued invoice as stored, of a draft from its charges today.
 */
export async function findParts(
  db: Db,
  invoices: readonly Pick<
    LoadedInvoice,
    'id' | 'content' | 'charge_ids' | 'buyer' | 'advance_lines' | 'created_date'
  >[],
): Promise<(invoice: Pick<LoadedInvoice, 'id'>) => readonly InvoicePart[]> {
  const ids = invoices.filter(({ content }) => content === null).flatMap(({ charge_ids }) => charge_ids);
  const charges = ids.length === 0 ? [] : await loadCharges(db, sql`g.id = any(${ids}::uuid[])`);
  const chargeOf = new Map(charges.map((charge) => [charge.id, charge]));
  const found = new Map(
    invoices.map(({ id, content, charge_ids, buyer, advance_lines, created_date }) => {
      const owed = charge_ids.flatMap((charge) => chargeOf.get(charge) ?? []);
      const asked = advance_lines && [advancePart(id, advance_lines, dayOf(created_date))];
      return [id, content?.parts ?? asked ?? owed.map((charge) => partOf(charge, salePlaceOf(buyer)))];
    }),
  );
  return ({ id }) => found.get(id) ?? [];
}
