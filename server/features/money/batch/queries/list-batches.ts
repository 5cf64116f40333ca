import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BatchRow } from '#contract/money/batch.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { batchWorkflow } from '#domain/money/batch/batch.workflow.ts';
import type { AdminActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

type Row = Omit<BatchRow, 'actions'>;

async function loadRows(db: Db, rest: ReturnType<typeof sql>, actor: AdminActor, moment: Moment): Promise<BatchRow[]> {
  const { rows } = await sql<Row>`
    select b.id, b.number, b.status, b.execution_on, b.payout_count, b.total_ore, b.made_by_name as made_by, b.created_date,
      (select count(*) from payouts o where o.batch_id = b.id and o.status = 'sent') as sent_count,
      (select count(*) from payout_batch_lines l where l.batch_id = b.id and l.doubts <> '{}') as doubt_count
    from payout_batches b ${rest}`.execute(db);
  return rows.map((row) => ({ ...row, actions: commandsNow(batchWorkflow, row, actor, moment) }));
}

/** A page of all batches, the newest first. */
export async function listBatches(db: Db, actor: AdminActor, page: number, moment: Moment) {
  const paged = sql`order by b.number desc ${pageOfRows(page, PAGE_SIZE)}`;
  const [items, total] = await Promise.all([loadRows(db, paged, actor, moment), countRows(db, sql`payout_batches`)]);
  return { items, page, page_size: PAGE_SIZE, total };
}

/** One batch; null for an unknown id. */
export async function findBatch(db: Db, actor: AdminActor, id: string, moment: Moment): Promise<BatchRow | null> {
  return (await loadRows(db, sql`where b.id = ${id}`, actor, moment))[0] ?? null;
}
