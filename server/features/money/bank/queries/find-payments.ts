import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { type Reversal, type StandingMoney, takenBackBy } from '#domain/money/bank/taking-back.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import type { Db } from '#server/db/transaction.ts';

/** A reversal, as the bank reports it. */
export interface ToldReversal extends Omit<Reversal, 'references'> {
  readonly reference: string;
  readonly entry_reference: string | null;
}

interface Row extends Omit<StandingMoney, 'parts'> {
  readonly parts: readonly Omit<StandingMoney['parts'][number], 'ocr'>[];
}

const STANDS = sql`y.kind = 'payment' and not exists (select from invoice_payments b where b.takes_back = y.id)`;
const PART = sql`json_build_object('payment_id', y.id, 'invoice_id', i.id, 'number', i.number, 'company_name', c.name,
  'amount_ore', y.amount_ore)`;

/**
 * Payments of the given amounts that were not taken back. The parts of a bank entry count together, and only while all
 * of them are valid.
 */
async function standingMoney(db: Db, amounts: readonly Ore[]): Promise<StandingMoney[]> {
  const { rows } = await sql<Row>`
    select array_remove(array[e.reference, e.entry_reference], null) as references, e.own_id, e.ocr, e.counterparty, e.booked_on as paid_on, e.amount_ore,
      json_agg(${PART} order by i.number) as parts
    from bank_entries e join bank_entry_parts p on p.entry_id = e.id
      join invoice_payments y on y.invoice_id = p.invoice_id and y.reference = 'Bank ' || e.id and ${STANDS}
      join invoices i on i.id = p.invoice_id join companies c on c.id = i.company_id
    where e.amount_ore = any(${amounts}::bigint[]) and not e.is_reversal
    group by e.id having sum(y.amount_ore) in (e.amount_ore, e.amount_ore + e.fee_ore)
    union all
    select array[]::text[], null, null, null, y.paid_on, y.amount_ore, json_build_array(${PART})
    from invoice_payments y join invoices i on i.id = y.invoice_id join companies c on c.id = i.company_id
    where y.amount_ore = any(${amounts}::bigint[]) and ${STANDS} and not exists (
      select from bank_entry_parts p where p.invoice_id = y.invoice_id and y.reference = 'Bank ' || p.entry_id)`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, parts: row.parts.map((part) => ({ ...part, ocr: ocrOf(part.number) })) }));
}

/** For each reversal, in their order, the payments that it may take back, the likeliest first. */
export async function moneyTakenBack(db: Db, told: readonly ToldReversal[]) {
  if (told.length === 0) return [];
  const standing = await standingMoney(db, [...new Set(told.map(({ amount_ore }) => amount_ore))]);
  return told.map(({ reference, entry_reference, ...rest }) =>
    takenBackBy({ ...rest, references: [reference, entry_reference ?? ''] }, standing),
  );
}
