import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Closes a month (its first ISO day) after all transactions that are writing vouchers now. Later entries for its days
 * are posted on the first day after the last closed month.
 */
export async function closeMonth(trx: Trx, { account_id, name }: AdminActor, month: string, { now }: Moment) {
  await trx
    .insertInto('closed_months')
    .values({ month, account_id, actor_name: name, created_date: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
