import { sql } from 'kysely';
import type { Services } from '#server/services.ts';

/**
 * Runs one piece of work; its failure is reported and does not stop the others.
 * @returns true if it succeeded
 */
export type Each = (what: string, work: () => Promise<unknown>) => Promise<boolean>;

/** Age, in ms, from which an unsent file is removed. It can be sent for an hour only. */
const ENDED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes files of messages that were never sent, and their rows. @returns their number */
export async function removeUnsent(
  { db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  each: Each,
): Promise<number> {
  const before = new Date(clock().getTime() - ENDED_AFTER_MS).toISOString();
  const { rows } = await sql<{ id: string; path: string }>`
    select id, path from message_uploads where created_date < ${before} order by created_date, id`.execute(db);
  let count = 0;
  for (const { id, path } of rows) {
    const isDone = await each(path, async () => {
      await files.remove(path);
      await db.deleteFrom('message_uploads').where('id', '=', id).execute();
    });
    if (isDone) count += 1;
  }
  return count;
}
