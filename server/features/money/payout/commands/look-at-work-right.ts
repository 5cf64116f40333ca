import type { z } from 'zod';
import type { writtenWorkRight } from '#contract/money/work-right.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announcePayouts, holdNamed } from './move-payouts.ts';

type Written = z.output<typeof writtenWorkRight> & { readonly id: string };

/**
 * Records that an administrator has seen that the talent of a payout may work in Sweden; wages no longer wait for it.
 * The look is of today or earlier. The same look sent twice is entered once.
 */
export async function lookAtWorkRight(
  trx: Trx,
  actor: AdminActor,
  { id, look_id, ...look }: Written,
  { now, today }: Moment,
) {
  const payouts = await holdNamed(trx, actor, [id]);
  if (isRefusal(payouts)) return payouts;
  const [payout] = payouts;
  if (!payout) return refuse('not_found');
  if (look.looked_on > today) return refuse('not_allowed_now');
  const { talent_id } = payout;
  const { account_id, name: actor_name } = actor;
  await trx
    .insertInto('work_rights')
    .values({ id: look_id, talent_id, ...look, account_id, actor_name, created_date: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  announcePayouts(trx, [payout]);
  return payout;
}
