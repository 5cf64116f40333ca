import { sql } from 'kysely';
import { readContent } from '#contract/money/invoice.ts';
import { type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { HeldAdvance } from '#domain/money/invoice/advance.ts';
import type { Db } from '#server/db/transaction.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

/** The paid part of an advance `i` that is not credited, with VAT, deducted or not. */
export const paidOfAdvance = sql<Ore>`(i.total_ore - ${balanceIn('receivables', sql.ref('i.id'))}
  - coalesce((select sum(n.total_ore) from credit_notes n where n.invoice_id = i.id), 0))::bigint`;

export const settledOfAdvance = sql<Ore>`coalesce((
  select sum(s.amount_ore) from advance_settlements s where s.advance_id = i.id), 0)::bigint`;

interface Row extends Omit<HeldAdvance, 'vat'> {
  readonly content: unknown;
}

/**
 * Locks the advances of a project's production, and returns those that are paid and not deducted, the oldest first. Two
 * invoices at once deduct an advance once.
 */
export async function holdAdvances(trx: Db, project_id: string): Promise<HeldAdvance[]> {
  const ofProduction = sql`i.kind = 'advance' and i.status in ('issued', 'paid') and i.project_id in (
    select p.id from projects p join projects own on own.id = ${project_id}
    where p.id = own.id or coalesce(p.production_id, p.id) = coalesce(own.production_id, own.id))`;
  await sql`select from invoices i where ${ofProduction} order by i.id for no key update`.execute(trx);
  const { rows } = await sql<Row>`
    select i.id, i.number, i.content, ${paidOfAdvance} as paid_ore, ${settledOfAdvance} as settled_ore
    from invoices i where ${ofProduction} order by i.issued_on, i.id`.execute(trx);
  return rows
    .map(({ content, ...row }) => ({ ...row, vat: readContent(content).vat }))
    .filter(({ paid_ore, settled_ore }) => subtract(paid_ore, settled_ore) > 0);
}
