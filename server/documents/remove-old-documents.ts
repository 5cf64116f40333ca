import { sql } from 'kysely';
import { momentOf } from '#domain/time/day.ts';
import { inTransaction } from '../db/transaction.ts';
import { deletePrivateFile } from '../files/private-files.ts';
import type { Services } from '../services.ts';

/** How many at a time, so that no transaction grows long. */
const AT_ONCE = 200;

/** Removes the documents whose time is over, and their files. @returns how many */
export async function removeOldDocuments({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const moment = momentOf(clock());
  let removed = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ file_id: string }>`
        delete from documents where id in (
          select id from documents where kept_until <= ${moment.today} order by kept_until limit ${AT_ONCE} for update skip locked)
        returning file_id`.execute(trx);
      for (const { file_id } of rows) await deletePrivateFile(trx, file_id, moment);
      return rows.length;
    });
    removed += Number(count);
    if (Number(count) < AT_ONCE) return removed;
  }
}
