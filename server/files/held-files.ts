/**
 * A backup copies the files after its snapshot of the database. Files that a row of the snapshot names must not be
 * removed in between, so their removal waits until the backup is done. A removal holds no lock: its caller has
 * committed the removal of the row before it asks if a backup runs, so a snapshot that begins later lacks the row.
 */

import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import type { Services } from '#server/services.ts';

/** The advisory lock that a backup holds from before its snapshot until all files are copied: 'medb' in ASCII. */
export const BACKUP_LOCK = 0x6d656462;

/** True if a backup of this database runs. To be asked after the commit that removed the row of a file. */
export async function isBackupRunning(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as is_free`.execute(db);
  return rows[0]?.is_free !== true;
}

/** Removes files without a row, or lets the running backup remove them when it is done. */
export async function removeOrHold(
  { db, files }: Pick<Services, 'db' | 'files'>,
  paths: readonly string[],
): Promise<void> {
  if (await isBackupRunning(db)) {
    await sql`insert into held_files (path) select unnest(${[...paths]}::text[]) on conflict do nothing`.execute(db);
    return;
  }
  for (const path of paths) await files.remove(path);
}

/**
 * Removes the files whose removal waited for a backup; removes none while a backup runs.
 * @returns their number
 */
export async function removeHeld({ db, files }: Pick<Services, 'db' | 'files'>): Promise<number> {
  if (await isBackupRunning(db)) return 0;
  const { rows } = await sql<{ path: string }>`select path from held_files order by path`.execute(db);
  for (const { path } of rows) {
    await files.remove(path);
    await sql`delete from held_files where path = ${path}`.execute(db);
  }
  return rows.length;
}
