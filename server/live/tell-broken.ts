import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BrokenJob, jobBrokeNotice, unknownFilesNotice } from '#texts/office/job-words.ts';
import { tellAdminsUntilRead } from './tell-admins.ts';

/**
 * Notifies the administrators of the number of things that a job could not do; does nothing for 0. Each job has its own
 * notice, so that an unread one hides no other.
 */
export async function tellBroken(db: Kysely<Database>, job: BrokenJob, count: number): Promise<void> {
  if (count === 0) return;
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: `job.${job}`, ...jobBrokeNotice(job, count) }));
}

/** Notifies the administrators of suspiciously many files without a row, which stay for now. */
export async function tellUnknown(db: Kysely<Database>, count: number): Promise<void> {
  await inTransaction(db, (trx) =>
    tellAdminsUntilRead(trx, { type: 'job.unknown-files', ...unknownFilesNotice(count) }),
  );
}
