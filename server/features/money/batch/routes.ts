import { sql } from 'kysely';
import type { batchRoutes } from '#contract/money/batch.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { payPayouts } from '#server/features/money/payout/commands/move-payouts.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { makeBatch } from './commands/make-batch.ts';
import { confirmBatch, discardBatch, exportBatch } from './commands/move-batch.ts';
import { writeBatchFile } from './commands/write-file.ts';
import type { LoadedBatch } from './lifecycle.ts';
import { findBatch, listBatches } from './queries/list-batches.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** Batches of payouts and their files to the bank. */
export function batchHandlers({ db, env }: Services): Handlers<typeof batchRoutes> {
  const change = async <R extends Refusal>(
    { actor, params: { id }, moment }: Call,
    command: (trx: Trx) => Promise<LoadedBatch | true | R>,
  ) => {
    const done = await inTransaction(db, command);
    return isRefusal(done) ? done : ((await findBatch(db, actor, id, moment)) ?? refuse('not_found'));
  };
  const named = ({ actor, params: { id }, moment }: Call) => ({ actor, id, moment });

  return {
    'GET /admin/batches': ({ actor, query, moment }) => listBatches(db, actor, query.page, moment),
    'POST /admin/batches': async ({ actor, body, moment }) => {
      const made = await inTransaction(db, (trx) => makeBatch(trx, env, actor, body, moment));
      return isRefusal(made) ? made : ((await findBatch(db, actor, made.id, moment)) ?? refuse('not_found'));
    },
    'POST /admin/batches/:id/export': async (call) => {
      const done = await inTransaction(db, (trx) => exportBatch(trx, named(call)));
      if (isRefusal(done)) return done;
      const { name, bytes } = await writeBatchFile(db, env, call.params.id);
      return { name, text: new TextDecoder().decode(bytes) };
    },
    'POST /admin/batches/:id/confirm': (call) => change(call, (trx) => confirmBatch(trx, named(call))),
    'POST /admin/batches/:id/discard': (call) => change(call, (trx) => discardBatch(trx, named(call))),
    'POST /admin/batches/:id/pay': (call) =>
      change(call, async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from payouts where batch_id = ${call.params.id} and status = 'sent'`.execute(trx);
        const ids = rows.map(({ id }) => id);
        if (!(await findBatch(trx, call.actor, call.params.id, call.moment))) return refuse('not_found');
        return ids.length === 0 ? refuse('not_allowed_now') : payPayouts(trx, call.actor, ids, call.moment);
      }),
  };
}
