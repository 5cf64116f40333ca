import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BookMonthShown } from '#contract/money/books.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { closableMonth } from '#domain/money/ledger/months.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row {
  readonly month: string;
  readonly closed_by: string | null;
  readonly closed_date: string | null;
}

/**
 * Every month from the first voucher to today or the latest voucher, the latest first. Not paged: even after decades
 * there are only a few hundred.
 */
async function allMonths(db: Db, { today }: Moment): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.month::date as month, c.actor_name as closed_by, c.created_date as closed_date
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

/** A page of the months, the latest first. */
export async function listMonths(db: Db, page: number, moment: Moment) {
  const months = await allMonths(db, moment);
  const closable = closableOf(months, moment);
  const shown = months.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const counts = await countVouchers(
    db,
    shown.map(({ month }) => month),
  );
  const items = shown.map(({ month, closed_by, closed_date }, place): BookMonthShown => {
    const closed = closed_by !== null && closed_date !== null ? { by: closed_by, date: closed_date } : null;
    return { month, voucher_count: counts[place] ?? 0, closed, actions: month === closable ? ['close'] : [] };
  });
  return { items, page, page_size: PAGE_SIZE, total: months.length };
}
