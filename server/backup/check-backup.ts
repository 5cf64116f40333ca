import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { createPool } from '#server/db/pool.ts';
import { type Origin, type Restored, restoreBackup } from './restore-backup.ts';
import { intoNothing } from './restore-files.ts';

/**
 * Waits for the work, but fails at the signal. The work itself ends when its database is stopped.
 * @throws the reason of the signal
 */
async function untilLeft<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const left = new Promise<never>((_done, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return await Promise.race([work, left]);
}

/**
 * Restores a backup into an embedded database in a temporary folder, and then removes the folder. The files are
 * decrypted and compared, but not written.
 * @param signal ends the check, which then leaves nothing either
 */
export async function checkBackup(origin: Origin, signal: AbortSignal): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-check-'));
  chmodSync(folder, 0o711); // under root PostgreSQL runs as another user, who must be able to enter
  try {
    const database = await startEmbedded(folder, { fast: true });
    try {
      const pool = createPool(database.url, { max: 2 });
      try {
        const restoring = restoreBackup(origin, { url: database.url, pool, take: intoNothing, signal });
        return await untilLeft(restoring, signal);
      } finally {
        await pool.end();
      }
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
