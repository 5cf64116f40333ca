import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { comparedDays, type ToldBalance } from '#domain/money/bank/balances.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { lineOf } from '#server/features/money/bank/queries/find-sent-payouts.ts';

const DAYS = sql`(select distinct day from bank_balances) d`;

/** True for an entry `e` that the books do not have and that no administrator has set aside. */
export const IS_UNSETTLED = sql`(e.standing = 'waiting' or (e.standing = 'out' and not exists (
  select from payout_batch_lines l where l.id = ${lineOf(sql.ref('e.own_id'))})))`;

/** The days of one page and the one before them, the latest first. Each is looked up after the other in the index. */
async function findDays(db: Db, page: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with recursive days as (
      select max(day) as day from bank_balances
      union all
      select (select max(b.day) from bank_balances b where b.day < days.day) from days where days.day is not null)
    select day from days where day is not null limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
  return rows.map(({ day }) => day);
}

/** The balances that the bank tells of some days, in the order of reading. */
export async function findBalances(db: Db, days: readonly string[]): Promise<ToldBalance[]> {
  const { rows } = await sql<ToldBalance>`
    select account, day, opening_ore, closing_ore from bank_balances where day = any(${days}::date[])
    order by created_date, bank_file_id`.execute(db);
  return rows;
}

/** The balance of account 1930 after each of these days, of which the first is the latest. */
export async function ledgerAfter(db: Db, days: readonly string[]): Promise<ReadonlyMap<string, Ore>> {
  const { rows } = await sql<{ day: string; sum_ore: Ore }>`
    select v.posted_on as day, sum(l.amount_ore)::bigint as sum_ore
    from voucher_lines l join vouchers v on v.id = l.voucher_id
    where l.account = ${sql.lit(ACCOUNTS.bank.number)} and v.posted_on <= ${days[0] ?? null}::date
    group by v.posted_on`.execute(db);
  return new Map(
    days.map((day) => [day, add(NO_ORE, ...rows.filter((row) => row.day <= day).map(({ sum_ore }) => sum_ore))]),
  );
}

/** The number of entries of each day that the books do not have and that no administrator has set aside. */
async function unsettledOn(db: Db, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select e.booked_on as day, count(*)::int as count from bank_entries e
    where e.booked_on = any(${days}::date[]) and ${IS_UNSETTLED} group by e.booked_on`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** A page of the days of which the bank tells a balance, with the balance of account 1930, the latest first. */
export async function listBankDays(db: Db, page: number) {
  const [found, total] = await Promise.all([findDays(db, page), countRows(db, DAYS)]);
  const days = found.slice(0, PAGE_SIZE);
  const [told, ledger, unsettled] = await Promise.all([
    findBalances(db, found),
    ledgerAfter(db, days),
    unsettledOn(db, days),
  ]);
  const items = comparedDays(days, told, ledger).map((one) => ({
    ...one,
    unsettled_count: unsettled.get(one.day) ?? 0,
  }));
  return { items, page, page_size: PAGE_SIZE, total };
}
