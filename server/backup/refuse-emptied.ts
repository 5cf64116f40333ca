import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { listBackups } from './label.ts';

/**
 * Refuses a place that has lost its backups. Where a disk is not mounted, its folder is an empty one on the disk of the
 * server, and a backup there would be lost with the server.
 */
export async function refuseEmptied(pool: pg.Pool, place: BackupPlace): Promise<void> {
  if ((await listBackups(place)).length > 0) return;
  const { rows } = await pool.query<{ begun_date: string }>(
    `select begun_date from backups where place = $1 and finished_date is not null and error is null
     order by begun_date desc, id limit 1`,
    [place.title],
  );
  const [last] = rows;
  if (!last) return;
  throw new BackupError(
    `${place.title} is empty, but the backup of ${last.begun_date} was written there. Mount its disk, or name another place.`,
  );
}
