import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, send } from '#server/db/transaction.ts';
import { type Meeting, seesRecord } from '#server/features/registry/record/queries/select-records.ts';
import { lockOfId } from './create-record.ts';
import type { RecordWriter } from './write-record.ts';

/** Deletes a record that the actor may see. Its id can never be used again. */
export async function deleteRecord(
  db: Kysely<Database>,
  meeting: Meeting,
  writer: RecordWriter | undefined,
  id: string,
): Promise<true | Refusal<ErrorCode>> {
  return inTransaction(db, async (trx) => {
    send(trx, lockOfId(id));
    if (!writer?.remove || !(await seesRecord(trx, meeting, id))) return refuse('not_found');
    const removed = await writer.remove(trx, meeting.actor, id);
    if (isRefusal(removed)) return removed;
    await trx
      .insertInto('deleted_records')
      .values({ id, entity: meeting.declaration.name, created_date: meeting.moment.now })
      .execute();
    return true;
  });
}
