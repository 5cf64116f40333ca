import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { batchObject, loadBatches } from '#server/features/money/batch/lifecycle.ts';
import { announcePayouts } from '#server/features/money/payout/commands/move-payouts.ts';
import { postSent } from '#server/features/money/payout/commands/post-payout.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import { holdPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

interface Named {
  readonly actor: AdminActor;
  readonly id: string;
  readonly moment: Moment;
}

async function moveBatch(trx: Trx, { actor, id, moment }: Named, command: 'export' | 'confirm' | 'discard') {
  await sql`select from payout_batches where id = ${id} for no key update`.execute(trx);
  const [batch] = await loadBatches(trx, sql`b.id = ${id}`);
  if (!batch) return refuse('not_found');
  announce(trx, { topics: [], noun: 'batch' });
  const moved = await move(trx, { noun: 'batch', command, object: batchObject(batch), actor, moment, words: {} });
  return isRefusal(moved) ? moved : batch;
}

/** Records an export of a batch's file. Each export is logged with the administrator. */
export const exportBatch = (trx: Trx, named: Named) => moveBatch(trx, named, 'export');

const inBatch = (id: string) => sql`o.batch_id = ${id} and o.status = 'in_batch'`;

/**
 * Confirms that the bank has received the file: the batch's payouts count as sent, and are posted on the execution day.
 */
export async function confirmBatch(trx: Trx, named: Named) {
  const batch = await moveBatch(trx, named, 'confirm');
  if (isRefusal(batch)) return batch;
  const { actor, id, moment } = named;
  const payouts = await holdPayouts(trx, actor, inBatch(id));
  const values = { sent_on: batch.execution_on };
  const objects = payouts.map(payoutObject);
  const moved = await moveMany(trx, { noun: 'payout', command: 'send', objects, actor, moment, words: values, values });
  if (isRefusal(moved)) return moved;
  announcePayouts(trx, payouts);
  for (const payout of payouts) await postSent(trx, payout, batch.execution_on, moment);
  return batch;
}

/** Discards a batch that the bank has not accepted; its payouts can be put in another batch. */
export async function discardBatch(trx: Trx, named: Named) {
  const batch = await moveBatch(trx, named, 'discard');
  if (isRefusal(batch)) return batch;
  const { actor, id, moment } = named;
  const payouts = await holdPayouts(trx, actor, inBatch(id));
  announcePayouts(trx, payouts);
  const objects = payouts.map(payoutObject);
  const moved = await moveMany(trx, { noun: 'payout', command: 'unbatch', objects, actor, moment, words: {} });
  return isRefusal(moved) ? moved : batch;
}
