import type { RateKey } from '#domain/deal/price/rates.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { lockRate, logRate, valueOn } from './log-rate.ts';

/** Takes back a rate that is not valid yet. Requests that were sent while the rate was announced keep the rate. */
export async function takeBackRate(
  trx: Trx,
  actor: AdminActor,
  { id, why }: { readonly id: string; readonly why: string },
  moment: Moment,
): Promise<true | Refusal<'not_found' | 'changed_meanwhile' | 'rate_has_begun'>> {
  const found = await trx.selectFrom('rates').select('key').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('not_found');
  // Cast, because rates are added through the contract, which allows only known keys.
  const key = found.key as RateKey;
  await lockRate(trx, key);
  const { taken_back_date, valid_from, value } = await trx
    .selectFrom('rates')
    .select(['taken_back_date', 'valid_from', 'value'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (taken_back_date !== null) return refuse('changed_meanwhile');
  if (valid_from <= moment.today) return refuse('rate_has_begun');
  await trx.updateTable('rates').set({ taken_back_date: moment.now }).where('id', '=', id).execute();
  const value_after = await valueOn(trx, key, valid_from);
  await logRate(trx, actor, { rate_id: id, act: 'taken_back', why, value_before: value, value_after }, moment);
  return true;
}
