import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { type Restored, restoreBackup } from '#server/backup/restore-backup.ts';
import { intoStore } from '#server/backup/restore-files.ts';
import { readPrivateKey } from '#server/backup/seal.ts';
import { readEnv } from '#server/env.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { runScript, withDatabase } from './database-session.ts';

const USAGE = 'Usage: npm run restore -- --from <folder or s3://bucket/prefix> --key <file> [--backup <id>] [--check]';

// `npm run restore -- --from /mnt/backups --key key.txt`: restores the newest backup into an empty database and an
// empty file store. With `--check` it restores the rows into a temporary database, only reads the files, and keeps
// nothing.
await runScript(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { from: text, key: text, backup: text, check: { type: 'boolean' } } });
  const { from, key, backup: id } = values;
  if (!from || !key) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const private_key = readPrivateKey(readKey(key));
  if (values.check) {
    const place = await openPlace(from, readEnv(process.env));
    return print(await checkBackup({ place, private_key, id }, whenLeft()), 'is whole');
  }
  await withDatabase(async (pool, env, url) => {
    const [place, files] = await Promise.all([openPlace(from, env), createFileStore(env)]);
    await refuseFull(files);
    print(await restoreBackup({ place, private_key, id }, { url, pool, take: intoStore(files) }), 'was restored');
  });
});

/** Fires when a signal ends the program, so that no restored row stays in the temporary database of `--check`. */
function whenLeft(): AbortSignal {
  const left = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => left.abort(new BackupError(`The check was ended by ${signal}.`)));
  return left.signal;
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BackupError(`The file of --key, ${file}, cannot be read.`);
  }
}

async function refuseFull(files: FileStore): Promise<void> {
  for (const area of ['public', 'private'] as const) {
    for await (const page of files.list(area)) {
      if (page.length === 0) continue;
      throw new BackupError(
        'The file store is not empty. A backup is restored into an empty one: DATA_DIR/files, or the bucket.',
      );
    }
  }
}

function print({ id, begun, rows, files, missing }: Restored, end: string): void {
  console.log(`The backup ${id} of ${begun} ${end}: ${rows} rows and ${files} files.`);
  if (missing.length === 0) return;
  console.error(`${missing.length} files were missing when the backup was made; npm run files:check names them.`);
  process.exitCode = 1;
}
