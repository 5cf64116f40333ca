import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BrokenJob, jobBrokeNotice, unknownFilesNotice } from '#texts/office/job-words.ts';
import { tellAdminsUntilRead } from './tell-admins.ts';

/**
 * Tells the administrators that a job left so many things undone; nothing when it is none. Each job has a notice of its own,
 * so that an unread one hides no other.
 */
export async function tellBroken(db: Kysely<Database>, job: BrokenJob, count: number): Promise<void> {
  if (count === 0) return;
  await inTransaction(db, (trx) => tellAdminsUntilRead(trx, { type: `job.${job}`, ...jobBrokeNotice(job, count) }));
}

/** The same of so many files that no row names: more than can be believed, so they stay for now. */
export async function tellUnknown(db: Kysely<Database>, count: number): Promise<void> {
  await inTransaction(db, (trx) =>
    tellAdminsUntilRead(trx, { type: 'job.unknown-files', ...unknownFilesNotice(count) }),
  );
}
