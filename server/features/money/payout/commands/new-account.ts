/** Commands on payouts when a talent has a new account. */
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { calmUntil } from '#domain/money/payout/payout-risk.ts';
import { paidFrom } from '#domain/people/payment/new-account.ts';
import { type AdminActor, SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import { holdPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { moveMany } from '#server/lifecycle/run.ts';
import { announcePayouts } from './move-payouts.ts';

const isUnsent = (talent_id: string) => sql`o.talent_id = ${talent_id} and o.status not in ('sent', 'paid')`;

/**
 * Called when a talent has entered a new account, whose row the caller has locked: payouts to this account have to
 * wait. Finance and the talent get a notice about payouts that the waiting time delays too much (past `calmUntil`). All
 * unsent payouts are locked, so that an approval in progress finishes first and counts for the earlier account.
 */
export async function awaitAccount(trx: Trx, talent_id: string, moment: Moment): Promise<void> {
  const payouts = await holdPayouts(trx, SYSTEM, isUnsent(talent_id));
  announcePayouts(trx, payouts);
  const from = dayOf(paidFrom(moment.now) ?? moment.now);
  const late = payouts.filter(({ status, due_on }) => status !== 'in_batch' && from > calmUntil(due_on));
  const objects = late.map(payoutObject);
  const told = await moveMany(trx, {
    noun: 'payout',
    command: 'await-account',
    objects,
    actor: SYSTEM,
    moment,
    words: {},
  } as const);
  if (isRefusal(told)) throw new Error(`A payout that is held could not wait for its account: ${told.refused}`);
}

interface Confirmed {
  readonly id: string;
  /** Text that the talent reads: how finance asked about the account. */
  readonly reason: string;
  /** Version of the account that finance asked about. */
  readonly version: string;
}

/**
 * Confirms the new account, for all unsent payouts, after finance has asked the talent by other means than the site.
 */
export async function confirmAccount(trx: Trx, actor: AdminActor, { id, reason, version }: Confirmed, moment: Moment) {
  // Locked before the payouts, in the same order as by a change of the account.
  await sql`
    select from talent_payment_details d where talent_id = (select talent_id from payouts where id = ${id})
    for no key update`.execute(trx);
  const [payout] = await holdPayouts(trx, actor, sql`o.id = ${id}`);
  if (!payout) return refuse('not_found');
  if (payout.account_version !== version) return refuse('changed_meanwhile');
  const { talent_id } = payout;
  const moved = await moveMany(trx, {
    noun: 'payout',
    command: 'confirm-account',
    objects: [payoutObject(payout)],
    actor,
    moment,
    words: { reason },
  } as const);
  if (isRefusal(moved)) return moved;
  await sql`update talent_payment_details set account_since = null where talent_id = ${talent_id}`.execute(trx);
  announcePayouts(trx, await holdPayouts(trx, actor, isUnsent(talent_id)));
  return payout;
}
