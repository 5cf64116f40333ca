import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { isBackupRunning } from '#server/files/held-files.ts';
import type { Backups, Unfinished, WholeBackup } from './database-reading.ts';

const NEWEST = sql<WholeBackup>`
  select begun_date, place, rows::float8 as rows, files, missing from backups
  where finished_date is not null and error is null order by begun_date desc, id limit 1`;

const LAST = sql<Omit<Unfinished, 'state'> & { is_open: boolean }>`
  select begun_date, error, finished_date is null as is_open from backups order by begun_date desc, id limit 1`;

/** Reads the newest whole backup, and the last one if it runs, failed or was cut off. */
export async function readBackups(db: Kysely<Database>): Promise<Backups> {
  const [isRunning, newest, last] = await Promise.all([isBackupRunning(db), NEWEST.execute(db), LAST.execute(db)]);
  const [{ is_open, ...attempt } = { is_open: false, begun_date: '', error: null }] = last.rows;
  const hasFailed = is_open ? !isRunning : attempt.error !== null;
  return {
    newest: newest.rows[0] ?? null,
    unfinished: is_open || hasFailed ? { ...attempt, state: hasFailed ? 'failed' : 'running' } : null,
  };
}
