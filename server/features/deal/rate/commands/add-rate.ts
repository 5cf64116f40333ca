import type { Kysely } from 'kysely';
import type { WrittenRate } from '#contract/deal/rate.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockRate, logRate, valueOn } from './log-rate.ts';

/**
 * Adds a rate that is valid from a future day; a second rate for the same day is refused.
 * @returns the id of the rate
 */
export function addRate(db: Kysely<Database>, actor: AdminActor, written: WrittenRate, moment: Moment) {
  const { why, ...figure } = written;
  const { key, value, valid_from } = figure;
  return inTransaction(
    db,
    async (trx) => {
      await lockRate(trx, key);
      const value_before = await valueOn(trx, key, valid_from);
      const { id } = await trx
        .insertInto('rates')
        .values({ ...figure, created_date: moment.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await logRate(trx, actor, { rate_id: id, act: 'added', why, value_before, value_after: value }, moment);
      return id;
    },
    ['rates_day_unique'],
  );
}
