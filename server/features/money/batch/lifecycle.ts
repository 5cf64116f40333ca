import { sql } from 'kysely';
import type { BatchSubject } from '#domain/money/batch/batch.workflow.ts';
import type { BatchFacts } from '#domain/money/facts.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';

/** A batch with the facts for its guards and events. */
export interface LoadedBatch extends BatchSubject, BatchFacts {
  readonly id: string;
  readonly made_by_name: string;
  readonly created_date: string;
}

/** A batch in the form that `move` takes. */
export function batchObject(batch: LoadedBatch): Loaded<'batch'> {
  const { id, number, execution_on, payout_count } = batch;
  return { id, subject: batch, concerned: {}, facts: { number, execution_on, payout_count } };
}

/** The batches that meet `where`, in which `b` is the batch. */
export async function loadBatches(db: Db, where: ReturnType<typeof sql>): Promise<LoadedBatch[]> {
  const { rows } = await sql<LoadedBatch>`
    select b.id, b.status, b.number, b.execution_on, b.payout_count, b.made_by_name, b.created_date
    from payout_batches b where ${where}`.execute(db);
  return rows;
}

export const batchAdapter: Adapter<'batch'> = {
  async load(trx, { of, ids }) {
    if (of !== 'batch') throw new Error(`Batches are not found by ${of}`);
    const where = isAmong(sql.ref('b.id'), ids);
    await sql`select from payout_batches b where ${where} order by b.id for no key update`.execute(trx);
    return (await loadBatches(trx, where)).map(batchObject);
  },
};
