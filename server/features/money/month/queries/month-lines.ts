import { sql } from 'kysely';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declarationState } from '#domain/money/declaration/declared-month.ts';
import { ACCOUNTS, type AccountName } from '#domain/money/ledger/accounts.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import { VAT_ACCOUNTS } from '#domain/money/ledger/vat-return.ts';
import { type Compared, type MonthFacts, type MonthLine, monthLines } from '#domain/money/month/month-lines.ts';
import type { Db } from '#server/db/transaction.ts';
import { type OpenItem, openCustomers, openSuppliers } from '#server/features/money/books/queries/open-items.ts';
import { hasWagesUntil } from '#server/features/money/declaration/queries/list-months.ts';
import { loadFiles } from '#server/features/money/declaration/queries/load-files.ts';
import { figuresOfMonth } from '#server/features/money/declaration/queries/month-figures.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { bankOfMonth } from './month-bank.ts';

/** The payouts of a month that have not arrived. A stopped or returned one has its reason, and one of 0 öre is not paid. */
async function findUnpaid(db: Db, last_day: string) {
  const { rows } = await sql<{ count: number; sum_ore: Ore }>`
    select count(*)::int as count, coalesce(sum(o.amount_ore), 0)::bigint as sum_ore from payouts o
    where o.stopped_by is null and o.amount_ore is distinct from 0
      and (o.status in ('planned', 'prepared', 'approved', 'in_batch') and o.due_on <= ${last_day}
        or o.status = 'sent' and o.sent_on <= ${last_day})`.execute(db);
  return { unpaid_count: rows[0]?.count ?? 0, unpaid_ore: rows[0]?.sum_ore ?? NO_ORE };
}

const DECLARED_ACCOUNTS = [ACCOUNTS.tax_withheld.number, ACCOUNTS.contributions_owed.number];

/**
 * Tax and contributions in the books that belong to a month. A wage belongs to the month in which it was sent, also if
 * its voucher is posted later; a wage that the bank returned belongs to none.
 */
async function owedFor(db: Db, month: string): Promise<ReadonlyMap<number, Ore>> {
  const last_day = lastDayOf(month);
  const { rows } = await sql<{ account: number; sum_ore: Ore }>`
    select l.account, -sum(l.amount_ore)::bigint as sum_ore
    from (
      select v.id from payouts o join vouchers v on v.subject_id = o.id
      where o.way = 'wage' and o.status in ('sent', 'paid') and o.sent_on between ${month} and ${last_day}
      union all
      select v.id from vouchers v
      where v.posted_on >= ${month} and v.happened_on between ${month} and ${last_day}
        and not exists (select from payouts o where o.id = v.subject_id)
    ) own join voucher_lines l on l.voucher_id = own.id
    where l.account = any(${DECLARED_ACCOUNTS}::int[]) group by l.account`.execute(db);
  return new Map(rows.map(({ account, sum_ore }) => [account, sum_ore]));
}

/** The newest VAT return file that covers a month, compared with the vouchers with VAT written since. */
async function findVatFile(db: Db, month: string): Promise<MonthFacts['vat_file']> {
  const numbers = VAT_ACCOUNTS.map((account) => ACCOUNTS[account].number);
  const { rows } = await sql<{ is_stale: boolean }>`
    select exists (select from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.posted_on between e.from_day and e.to_day and v.created_date > e.created_date
        and l.account = any(${numbers}::int[])) as is_stale
    from book_exports e where e.kind = 'vat_file' and e.from_day <= ${month} and e.to_day >= ${lastDayOf(month)}
    order by e.created_date desc, e.id limit 1`.execute(db);
  const [file] = rows;
  return file ? (file.is_stale ? 'stale' : 'current') : null;
}

/** The lines of a month (its first ISO day) with what is left before it is closed. */
export async function linesOf(db: Db, month: string, { today }: Moment): Promise<MonthLine[]> {
  const last_day = lastDayOf(month);
  const [bank, unpaid, { accounts }, customers, suppliers, figures, files, has_wages, owed, vat_file] =
    await Promise.all([
      bankOfMonth(db, month),
      findUnpaid(db, last_day),
      trialBalance(db, month, last_day),
      openCustomers(db, last_day),
      openSuppliers(db, last_day),
      figuresOfMonth(db, month),
      loadFiles(db, [month]),
      hasWagesUntil(db, month),
      owedFor(db, month),
      findVatFile(db, month),
    ]);
  const listed = (name: AccountName, items: readonly OpenItem[]): Compared => ({
    ledger_ore: accounts.find(({ account }) => account === name)?.closing_ore ?? NO_ORE,
    explained_ore: add(...items.map(({ amount_ore }) => amount_ore)),
  });
  const declared = (name: AccountName, explained_ore: Ore): Compared => ({
    ledger_ore: owed.get(ACCOUNTS[name].number) ?? NO_ORE,
    explained_ore,
  });
  return monthLines({
    month,
    bank,
    ...unpaid,
    customers: listed('receivables', customers),
    suppliers: listed('payables', suppliers),
    declaration: has_wages ? declarationState(files, figures, today) : null,
    wage_tax: declared('tax_withheld', figures.tax_ore),
    contributions: declared('contributions_owed', figures.contributions_ore),
    vat_file,
  });
}
