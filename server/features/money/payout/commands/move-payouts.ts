import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import type { Env } from '#server/env.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import type { PayoutActor } from '#server/features/money/payout/policy.ts';
import { holdPayouts, type LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { postFailed } from './post-payout.ts';
import { hashOfReturned } from './returned-account.ts';

/** Refreshes the open screens that show payouts, because some events make no notice. */
export function announcePayouts(trx: Trx, payouts: readonly LoadedPayout[]): void {
  for (const { id, candidate_id, talent_id } of payouts) {
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'payout', ids: [id, candidate_id] });
  }
}

/** Locks the payouts with these ids and reads them; refused if one is missing. */
export async function holdNamed(trx: Trx, actor: PayoutActor, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const payouts = await holdPayouts(trx, actor, sql`o.id = any(${wanted}::uuid[])`);
  return payouts.length === wanted.length ? payouts : refuse('not_found');
}

/** Approves payouts for an administrator, all or none. */
export async function approvePayouts(trx: Trx, actor: AdminActor, ids: readonly string[], moment: Moment) {
  const payouts = await holdNamed(trx, actor, ids);
  if (isRefusal(payouts)) return payouts;
  announcePayouts(trx, payouts);
  const values = { approved_by: actor.account_id, approved_by_name: actor.name, batched_by: null };
  const objects = payouts.map(payoutObject);
  return moveMany(trx, { noun: 'payout', command: 'approve', objects, actor, moment, words: {}, values });
}

/** Marks payouts as arrived, according to the bank. */
export async function payPayouts(trx: Trx, actor: AdminActor, ids: readonly string[], moment: Moment) {
  const payouts = await holdNamed(trx, actor, ids);
  if (isRefusal(payouts)) return payouts;
  announcePayouts(trx, payouts);
  return moveMany(trx, {
    noun: 'payout',
    command: 'pay',
    objects: payouts.map(payoutObject),
    actor,
    moment,
    words: {},
  });
}

interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

/** Locks one payout for a command; open screens are refreshed after the commit. */
async function holdOne(trx: Trx, actor: AdminActor | TalentActor, id: string) {
  const payouts = await holdNamed(trx, actor, [id]);
  if (isRefusal(payouts)) return payouts;
  const [payout] = payouts;
  if (!payout) return refuse('not_found');
  announcePayouts(trx, payouts);
  return payout;
}

async function moveWithReason(
  trx: Trx,
  actor: AdminActor | TalentActor,
  command: 'object' | 'stop' | 'resume',
  { id, reason }: Reasoned,
  moment: Moment,
) {
  const payout = await holdOne(trx, actor, id);
  if (isRefusal(payout)) return payout;
  const moved = await move(trx, {
    noun: 'payout',
    command,
    object: payoutObject(payout),
    actor,
    moment,
    words: { reason },
  } as const);
  return isRefusal(moved) ? moved : payout;
}

/** The talent objects to the self-billing invoice, which Medverka wrote in the talent's name. */
export const objectTo = (trx: Trx, actor: TalentActor, given: Reasoned, moment: Moment) =>
  moveWithReason(trx, actor, 'object', given, moment);

/** Stops a payout until a question has been answered. */
export const stopPayout = (trx: Trx, actor: AdminActor, given: Reasoned, moment: Moment) =>
  moveWithReason(trx, actor, 'stop', given, moment);

/** Resumes a stopped payout. If its amount is not computed yet, a job now computes it. */
export async function resumePayout(trx: Trx, actor: AdminActor, given: Reasoned, moment: Moment) {
  wakeScribes(trx);
  return moveWithReason(trx, actor, 'resume', given, moment);
}

interface Returned extends Reasoned {
  readonly account_is_right: boolean;
  /** ISO day on which the money was back on our account, as the bank tells it; today by default. */
  readonly returned_on?: string;
}

/**
 * Fails a payout that the bank has returned: it is owed again. The talent's payouts wait until the talent has entered
 * another account, unless an administrator says that the account is right.
 */
export async function failPayout(
  trx: Trx,
  env: Env,
  actor: AdminActor,
  { id, reason, account_is_right, returned_on }: Returned,
  moment: Moment,
) {
  const payout = await holdOne(trx, actor, id);
  if (isRefusal(payout)) return payout;
  const sent_back_account_hash = account_is_right ? null : await hashOfReturned(trx, env, payout, { actor, moment });
  const moved = await move(trx, {
    noun: 'payout',
    command: 'fail',
    object: payoutObject(payout),
    actor,
    moment,
    words: { reason, account_is_right },
    values: { sent_back_account_hash },
  } as const);
  if (isRefusal(moved)) return moved;
  await postFailed(trx, payout, returned_on ?? moment.today, moment);
  return payout;
}
