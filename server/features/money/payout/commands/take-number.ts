import { sql } from 'kysely';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';
import type { Trx } from '#server/db/transaction.ts';

const SERIES: Readonly<Record<PayoutWay, string>> = { invoice: 'SJ', wage: 'LB', umbrella: 'FU' };

/**
 * The next number of a talent's documents of one kind and year. The numbers have no gaps: the transaction locks the
 * counter until the commit, and a rollback releases the number. Each talent has a separate series of self-billing
 * invoices (17 kap. 24 § ML).
 */
export async function takeNumber(trx: Trx, talent_id: string, way: PayoutWay, today: string): Promise<string> {
  const series = SERIES[way];
  const year = yearOf(today);
  await sql`insert into payees (talent_id) values (${talent_id}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ payee: number; last: number }>`
    insert into payout_counters as c (talent_id, series, year, last) values (${talent_id}, ${series}, ${year}, 1)
    on conflict (talent_id, series, year) do update set last = c.last + 1
    returning last, (select number from payees p where p.talent_id = c.talent_id) as payee`.execute(trx);
  const [taken] = rows;
  if (!taken) throw new Error('No number was given to a document');
  return `${series}-${taken.payee}-${year}-${String(taken.last).padStart(4, '0')}`;
}
