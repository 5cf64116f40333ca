import type { Kysely } from 'kysely';
import { JOB_BROKE } from '#domain/notification/notice-target.ts';
import { jobBrokeNotice, unknownFilesNotice } from '#texts/job-words.ts';
import type { Database } from '../db/generated.ts';
import { inTransaction } from '../db/transaction.ts';
import { tellAdminsUntilRead } from './tell-admins.ts';

/** Tells the administrators that a job left so many things undone, once until they have read it; nothing when it is none. */
export async function tellBroken(db: Kysely<Database>, job: string, count: number): Promise<void> {
  if (count === 0) return;
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: JOB_BROKE, ...jobBrokeNotice(job, count) }));
}

/** The same of so many files that no row names: more than can be believed, so they stay for now. */
export async function tellUnknown(db: Kysely<Database>, count: number): Promise<void> {
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: JOB_BROKE, ...unknownFilesNotice(count) }));
}
