import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Exposure, LATE_STOP_ORE, lateStopDay } from '#domain/money/credit-line/credit-line.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { openForCompany } from '#server/features/money/invoice/queries/list-company-invoices.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

/** What a company owes or has booked, and if a debt stops new work. */
export interface Standing extends Exposure {
  /** An invoice is late by more than thirty days, or written off and still owed. */
  readonly is_late: boolean;
}

const PRICE = sql`(g.company_price ->> 'total_ore')::bigint`;

/** The exposure to each of the companies, by id; from their open rows only, each found by an index. */
export async function findStandings(
  db: Db,
  company_ids: readonly string[],
  { today }: Moment,
): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { id: string }>`
    select c.id,
      (select coalesce(sum(r.booked_ore), 0)::bigint from work_reports r
        where r.company_id = c.id and r.status in ('open', 'reported', 'adjusted', 'disputed')) as booked_ore,
      (select coalesce(sum(${PRICE}), 0)::bigint from charges g where g.company_id = c.id and g.status = 'owed')
        + (select coalesce(sum(${PRICE}), 0)::bigint from invoices i join charges g on g.id = any(i.charge_ids)
          where i.company_id = c.id and i.status in ('draft', 'checked')) as owed_ore,
      (select coalesce(sum(${balanceIn('receivables', sql.ref('i.id'))}), 0)::bigint from invoices i
        where i.company_id = c.id and i.status = 'issued') as unpaid_ore,
      exists (select from invoices i
          where i.company_id = c.id and i.status = 'issued' and i.due_on <= ${lateStopDay(today)}
            and ${balanceIn('receivables', sql.ref('i.id'))} >= ${LATE_STOP_ORE})
        or exists (select from invoices i
          where i.company_id = c.id and i.status = 'written_off' and ${openForCompany} > 0) as is_late
    from companies c where c.id = any(${[...company_ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
