import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CompanyDebt } from '#contract/money/invoice.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { DEBT_AGES, type DebtAge } from '#domain/money/invoice/debt-ages.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

/** The sum of debts of one age, by the days since the last day to pay. */
function sumOf(age: DebtAge, today: string) {
  const { from, to } = DEBT_AGES[age];
  const latest = from === null ? sql`true` : sql`due_on <= ${addDays(today, -from)}`;
  const earliest = to === null ? sql`true` : sql`due_on >= ${addDays(today, -to)}`;
  return sql`coalesce(sum(open_ore) filter (where ${latest} and ${earliest}), 0)::bigint as ${sql.ref(`${age}_ore`)}`;
}

/** A page of the companies with unpaid invoices for work, by age of the debts, the oldest first, with the sums of all. */
export async function listDebts(db: Db, page: number, { today }: Moment) {
  const ages = sql.join((Object.keys(DEBT_AGES) as DebtAge[]).map((age) => sumOf(age, today)));
  const open = sql`(
    select i.company_id, i.due_on, ${balanceIn('receivables', sql.ref('i.id'))} as open_ore
    from invoices i where i.status = 'issued' and i.kind = 'work') open`;
  const [{ rows }, sums] = await Promise.all([
    sql<CompanyDebt>`
      select c.id, c.name as company_name, min(open.due_on) as oldest_due_on, ${ages},
        coalesce(sum(open_ore), 0)::bigint as open_ore
      from ${open} join companies c on c.id = open.company_id
      group by c.id order by min(open.due_on), c.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<Omit<CompanyDebt, 'id' | 'company_name' | 'oldest_due_on'> & { total: number }>`
      select ${ages}, coalesce(sum(open_ore), 0)::bigint as open_ore, count(distinct company_id) as total
      from ${open}`.execute(db),
  ]);
  const [all] = sums.rows;
  if (!all) throw new Error('The sums of debts came back empty');
  const { total, ...sum } = all;
  return { items: rows, page, page_size: PAGE_SIZE, total, sum };
}
