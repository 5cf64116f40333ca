import { type RawBuilder, sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { PayoutStatus } from '#domain/money/payout/payout.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/** A payout as it was sent in one batch. */
export interface SentPayout {
  readonly line_id: string;
  readonly payout_id: string;
  readonly number: string;
  readonly talent_name: string;
  readonly amount_ore: Ore;
  readonly status: PayoutStatus;
  /** True if the payout has not been sent in another batch since. */
  readonly is_present: boolean;
}

/** The id of a line in our files, as a column; null for an id that cannot be ours. Some banks write it in capitals. */
export const lineOf = (own_id: RawBuilder<unknown>) =>
  sql<string | null>`case when lower(${own_id}) ~ '^[0-9a-f]{32}$' then lower(${own_id})::uuid end`;

/** Payouts by a condition on `l` (payout_batch_lines) and `b` (payout_batches). */
async function findSent(db: Db, where: RawBuilder<unknown>): Promise<SentPayout[]> {
  const { rows } = await sql<SentPayout>`
    select l.id as line_id, l.payout_id, l.reference as number, l.amount_ore, o.status,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, o.batch_id is not distinct from l.batch_id as is_present
    from payout_batch_lines l join payout_batches b on b.id = l.batch_id join payouts o on o.id = l.payout_id
      join talents t on t.id = o.talent_id
    where ${where} order by l.payout_id`.execute(db);
  return rows;
}

/** The payout with this id of ours in a bank's file. */
export async function payoutCalled(db: Db, own_id: string): Promise<SentPayout | undefined> {
  const [found] = await findSent(db, sql`l.id = ${lineOf(sql`${own_id}::text`)}`);
  return found;
}

// Batches of earlier releases have no message id of their own: their files are called by the number.
const oldNumberIn = (message_id: string): number | null => Number(/^UTB-(\d{1,9})$/.exec(message_id)?.[1] ?? 0) || null;

/** All payouts of the batch whose file has this message id. */
export const payoutsOfBatch = (db: Db, message_id: string): Promise<SentPayout[]> =>
  findSent(db, sql`(b.message_id = ${message_id} or b.message_id is null and b.number = ${oldNumberIn(message_id)})`);
