import type { Kysely } from 'kysely';
import { CLOCK_APART } from '#domain/talk/notification/notice-target.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { clockApartNotice } from '#texts/office/job-words.ts';
import { tellAdminsUntilRead } from './tell-admins.ts';

/**
 * Tells the administrators that a machine's clock is `ahead` ms ahead of the database's. While they have not read the
 * notice, a new one only replaces its message.
 */
export async function tellClock(db: Kysely<Database>, ahead: number): Promise<void> {
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: CLOCK_APART, ...clockApartNotice(ahead) }));
}
