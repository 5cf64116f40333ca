import { sql } from 'kysely';
import { readPriced } from '#contract/money/charge.ts';
import type { PriceLine } from '#domain/deal/price/lines.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { WagedWork } from '#domain/money/employment/certified.ts';
import type { Db } from '#server/db/transaction.ts';
import { PAID_ON } from '#server/features/people/payment/queries/payees.ts';

interface Row extends Omit<WagedWork, 'terms' | 'work' | 'lines' | 'holiday_ore'> {
  readonly priced: unknown;
  readonly price: { readonly lines: readonly PriceLine[]; readonly holiday_ore?: Ore | null };
}

/**
 * The wages of a talent whose amounts are computed, with the approved work of each. A wage that the bank has returned is
 * among them: it is still owed.
 */
export async function wagedWork(db: Db, talent_id: string): Promise<WagedWork[]> {
  const { rows } = await sql<Row>`
    select g.role_title, g.project_title, g.priced, o.price, ${PAID_ON} as paid_on, o.sent_on is not null as is_sent,
      o.gross_ore, o.tax_ore, o.amount_ore
    from payouts o join charges g on g.id = o.charge_id
    where o.talent_id = ${talent_id} and o.way = 'wage' order by o.due_on, o.id`.execute(db);
  return rows.map(({ priced, price, ...wage }) => {
    const { terms, work } = readPriced(priced);
    return { ...wage, terms, work, lines: price.lines, holiday_ore: price.holiday_ore ?? (0 as Ore) };
  });
}
