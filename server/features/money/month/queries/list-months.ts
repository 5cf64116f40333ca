import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BookMonthShown } from '#contract/money/month.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { closableMonth, monthOf } from '#domain/money/ledger/months.ts';
import type { MonthLineCode } from '#domain/money/month/month-lines.ts';
import type { Db } from '#server/db/transaction.ts';
import { linesOf } from './month-lines.ts';

interface Row {
  readonly month: string;
  readonly closed_by: string | null;
  readonly closed_date: string | null;
  readonly left_open: MonthLineCode[];
}

/**
 * Every month from the first voucher to today or the latest voucher, the latest first. Not paged: even after decades
 * there are only a few hundred.
 */
async function allMonths(db: Db, { today }: Moment): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.month::date as month, c.actor_name as closed_by, c.created_date as closed_date,
      coalesce(c.left_open, '{}') as left_open
    from (select min(posted_on) as first, greatest(max(posted_on), ${today}::date) as last from vouchers) span,
      generate_series(date_trunc('month', span.first), span.last, interval '1 month') m (month)
      left join closed_months c on c.month = m.month::date
    order by m.month desc`.execute(db);
  return rows;
}

const closableOf = (months: readonly Row[], { today }: Moment) =>
  closableMonth(
    months.map(({ month, closed_by }) => ({ month, is_closed: closed_by !== null })),
    today,
  );

/** The month that can be closed now; null if there is none. */
export async function findClosable(db: Db, moment: Moment): Promise<string | null> {
  return closableOf(await allMonths(db, moment), moment);
}

/** The numbers of vouchers of these months (first ISO days), in their order. */
async function countVouchers(db: Db, months: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from vouchers where posted_on >= m.month and posted_on < m.month + interval '1 month')::int as count
    from unnest(${months}::date[]) with ordinality m (month, place) order by m.place`.execute(db);
  return rows.map(({ count }) => count);
}

async function shown(db: Db, months: readonly Row[], closable: string | null): Promise<BookMonthShown[]> {
  const counts = await countVouchers(
    db,
    months.map(({ month }) => month),
  );
  return months.map(({ month, closed_by, closed_date }, place) => {
    const closed = closed_by !== null && closed_date !== null ? { by: closed_by, date: closed_date } : null;
    return { month, voucher_count: counts[place] ?? 0, closed, actions: month === closable ? ['close'] : [] };
  });
}

/** A page of the months, the latest first. */
export async function listMonths(db: Db, page: number, moment: Moment) {
  const months = await allMonths(db, moment);
  const items = await shown(db, months.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), closableOf(months, moment));
  return { items, page, page_size: PAGE_SIZE, total: months.length };
}

/** The month of an ISO day with its lines; undefined outside the books. */
export async function findMonth(db: Db, day: string, moment: Moment) {
  const months = await allMonths(db, moment);
  const found = months.find(({ month }) => month === monthOf(day));
  if (!found) return undefined;
  const [[month], lines] = await Promise.all([
    shown(db, [found], closableOf(months, moment)),
    linesOf(db, found.month, moment),
  ]);
  return month && { ...month, lines, left_open: found.left_open };
}
