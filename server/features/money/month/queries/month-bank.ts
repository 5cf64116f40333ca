import { sql } from 'kysely';
import { add, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { comparedDays, type ToldBalance } from '#domain/money/bank/balances.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import type { MonthFacts } from '#domain/money/month/month-lines.ts';
import type { Db } from '#server/db/transaction.ts';
import { findBalances, IS_UNSETTLED, ledgerAfter } from '#server/features/money/books/queries/list-bank-days.ts';

interface ToldDays {
  /** The days of the month of which the bank tells a balance, the latest first. */
  readonly days: string[];
  /** The last such day before the month; null without one. */
  readonly before: string | null;
  /** The first such day of all; null without one. */
  readonly first: string | null;
}

async function findToldDays(db: Db, month: string): Promise<ToldDays> {
  const { rows } = await sql<ToldDays>`
    select coalesce((select json_agg(distinct b.day order by b.day desc) from bank_balances b
        where b.day between ${month} and ${lastDayOf(month)}), '[]') as days,
      (select b.day from bank_balances b where b.day < ${month} order by b.day desc limit 1) as before,
      (select b.day from bank_balances b order by b.day limit 1) as first`.execute(db);
  return rows[0] ?? { days: [], before: null, first: null };
}

async function countUnsettled(db: Db, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_entries e
    where e.booked_on between ${month} and ${lastDayOf(month)} and ${IS_UNSETTLED}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The balances with which the first told day begins; a statement that tells none begins as it ends. */
const openingOf = (told: readonly ToldBalance[]): Ore =>
  add(
    ...Map.groupBy(told, ({ account }) => account)
      .values()
      .flatMap(([one]) => (one ? [one.opening_ore ?? one.closing_ore] : [])),
  );

/** The money of the account before the books began: the bank's first opening balance minus account 1930 at that time. */
async function foundBefore(db: Db, first: string): Promise<Ore> {
  const before = addDays(first, -1);
  const [told, ledger] = await Promise.all([findBalances(db, [first]), ledgerAfter(db, [before])]);
  return subtract(openingOf(told), ledger.get(before) ?? add());
}

/** What the bank tells of a month (its first ISO day), beside account 1930. */
export async function bankOfMonth(db: Db, month: string): Promise<MonthFacts['bank']> {
  const [{ days, before, first }, unsettled_count] = await Promise.all([
    findToldDays(db, month),
    countUnsettled(db, month),
  ]);
  const [last] = days;
  if (last === undefined || first === null) {
    return { told_on: null, gap_count: 0, unsettled_count, difference_ore: add() };
  }
  const all = before === null ? days : [...days, before];
  const [told, ledger, begun_ore] = await Promise.all([
    findBalances(db, all),
    ledgerAfter(db, days),
    foundBefore(db, first),
  ]);
  const compared = comparedDays(days, told, ledger);
  return {
    told_on: last,
    gap_count: compared.filter(({ is_gap }) => is_gap).length,
    unsettled_count,
    difference_ore: subtract(compared[0]?.difference_ore ?? add(), begun_ore),
  };
}
