import { type HeldLock, holdDatabaseLock } from '#server/db/hold-database-lock.ts';
import { BACKUP_LOCK } from '#server/files/held-files.ts';
import { BackupError } from './backup-error.ts';

/**
 * Takes the lock of a running backup, which keeps files from being removed, for as long as the backup copies.
 * @throws BackupError if another backup has it
 */
export const holdLock = (url: string): Promise<HeldLock> =>
  holdDatabaseLock(url, {
    key: BACKUP_LOCK,
    program: 'medverka backup',
    taken: new BackupError('Another backup of this database is running. Wait for its end.'),
    lost: new BackupError('The database closed the connection of the backup. Try again.'),
  });
