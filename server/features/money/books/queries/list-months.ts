import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BookMonthShown } from '#contract/money/books.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { closableMonth } from '#domain/money/ledger/months.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row {
  readonly month: string;
  readonly voucher_count: number;
  readonly closed_by: string | null;
  readonly closed_date: string | null;
}

/**
 * Every month from the first voucher to today or the latest voucher, the latest first. Not paged: even after decades
 * there are only a few hundred.
 */
async function allMonths(db: Db, { today }: Moment): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.month::date as month, coalesce(v.voucher_count, 0)::int as voucher_count,
      c.actor_name as closed_by, c.created_date as closed_date
    from (select min(posted_on) as first, greatest(max(posted_on), ${today}::date) as last from vouchers) span,
      generate_series(date_trunc('month', span.first), span.last, interval '1 month') m (month)
      left join (select date_trunc('month', posted_on)::date as month, count(*) as voucher_count
        from vouchers group by 1) v on v.month = m.month::date
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

/** A page of the months, the latest first. */
export async function listMonths(db: Db, page: number, moment: Moment) {
  const months = await allMonths(db, moment);
  const closable = closableOf(months, moment);
  const items = months
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({ month, voucher_count, closed_by, closed_date }): BookMonthShown => {
      const closed = closed_by !== null && closed_date !== null ? { by: closed_by, date: closed_date } : null;
      return { month, voucher_count, closed, actions: month === closable ? ['close'] : [] };
    });
  return { items, page, page_size: PAGE_SIZE, total: months.length };
}
