import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BrokenJob, jobBrokeNotice, unknownFilesNotice } from '#texts/office/job-words.ts';
import { tellAdminsUntilRead } from './tell-admins.ts';

/**
 * Tells the administrators how many things a job left undone; nothing for none. Each job has a notice of its own, so
 * that an unread one hides no other.
 */
export async function tellBroken(db: Kysely<Database>, job: BrokenJob, count: number): Promise<void> {
  if (count === 0) return;
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: `job.${job}`, ...jobBrokeNotice(job, count) }));
}

/** The same for files that no row names: too many to be believed, so they stay for now. */
export async function tellUnknown(db: Kysely<Database>, count: number): Promise<void> {
  await inTransaction(db, (trx) =>
    tellAdminsUntilRead(trx, { type: 'job.unknown-files', ...unknownFilesNotice(count) }),
  );
}
