import type { RateKey } from '#domain/deal/price/rates.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Locks all rows of a rate, so that its changes run one at a time and the log gets the true earlier value. */
export async function lockRate(trx: Trx, key: RateKey): Promise<void> {
  await trx.selectFrom('rates').select('id').where('key', '=', key).orderBy('id').forUpdate().execute();
}

/** The value of a rate on a day; null if there is none yet. */
export async function valueOn(trx: Trx, key: RateKey, day: string): Promise<number | null> {
  const row = await trx
    .selectFrom('rates')
    .select('value')
    .where('key', '=', key)
    .where('valid_from', '<=', day)
    .where('taken_back_date', 'is', null)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value ?? null;
}

interface RateAct {
  readonly rate_id: string;
  readonly act: 'added' | 'taken_back';
  readonly why: string;
  readonly value_before: number | null;
  readonly value_after: number | null;
}

/** Logs an administrator's change of a rate, with the reason, and refreshes open screens. */
export async function logRate(trx: Trx, { account_id, name }: AdminActor, done: RateAct, { now }: Moment) {
  await trx
    .insertInto('rate_log')
    .values({ ...done, account_id, actor_name: name, created_date: now })
    .execute();
  announce(trx, { topics: [], noun: 'rate' });
}
