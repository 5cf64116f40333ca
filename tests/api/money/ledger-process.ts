/**
 * A process with 8 writers that book invoices and self-billed invoices in the database of DATABASE_URL until it is
 * killed.
 */
import { momentOf } from '#domain/kernel/time/day.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { anInvoice, aSelfBill } from '#tests/factories/ledger.ts';

const db = createKysely(createPool(process.env.DATABASE_URL ?? '', { max: 8 }));
const write = async () => {
  for (;;) {
    await inTransaction(db, async (trx) => {
      await postEvent(trx, anInvoice(), momentOf(new Date()));
      await postEvent(trx, aSelfBill(), momentOf(new Date()));
    });
    process.stdout.write('.');
  }
};
await Promise.all(Array.from({ length: 8 }, write));
