import type { Moment } from '#domain/kernel/time/day.ts';
import type { MonthLineCode } from '#domain/money/month/month-lines.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

interface Closed {
  /** First ISO day of the month. */
  readonly month: string;
  /** The lines that are open; the row keeps them. */
  readonly left_open: readonly MonthLineCode[];
}

/**
 * Closes a month after all transactions that are writing vouchers now. Later entries for its days
 * are posted on the first day after the last closed month.
 */
export async function closeMonth(
  trx: Trx,
  { account_id, name }: AdminActor,
  { month, left_open }: Closed,
  { now }: Moment,
) {
  await trx
    .insertInto('closed_months')
    .values({ month, account_id, actor_name: name, left_open: [...left_open], created_date: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
