/** Shared parts of the tests of backups: a place in a temporary folder, an empty PostgreSQL, and their contents. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createFolderPlace } from '#server/backup/folder-place.ts';
import { type Made, makeBackup } from '#server/backup/make-backup.ts';
import { type Restored, restoreBackup } from '#server/backup/restore-backup.ts';
import { intoStore } from '#server/backup/restore-files.ts';
import { newKeyPair } from '#server/backup/seal.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createPool } from '#server/db/pool.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { dropForced } from '#tests/support/database.ts';
import { onSameServer, runOnce, SERVER_VARIABLE } from '#tests/support/database-server.ts';
import { COMPILED } from '#tests/support/server-process.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The pair of keys of the tests. */
export const PAIR = await newKeyPair();

/** A folder until the end of the test, which PostgreSQL may enter as another user. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-backup-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty place for backups. */
export const aPlace = () => createFolderPlace(aFolder());

type Place = ReturnType<typeof aPlace>;

/** Backs up a server's database and files. */
export const backUp = (
  { services: { env, pool, files, clock } }: TestServer,
  place: Place,
  public_key = PAIR.public_key,
): Promise<Made> => makeBackup({ url: env.database_url ?? '', pool, files, clock }, { place, public_key });

type Settings = Readonly<Record<string, string>>;

/** A command of backups in a process of its own. */
export function commandProcess(words: readonly string[], settings: Settings): ChildProcess {
  const { PATH } = process.env;
  return spawn(process.execPath, words, {
    env: { ...CLOCK_OF_RUN, ...COMPILED, PATH, NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The command that backs up a server into a folder. */
export function backupProcess({ services }: TestServer, folder: string, settings: Settings = {}): ChildProcess {
  const { database_url: DATABASE_URL = '', data_dir: DATA_DIR } = services.env;
  return commandProcess(['scripts/backup.ts', '--to', folder], {
    DATABASE_URL,
    DATA_DIR,
    BACKUP_KEY: PAIR.public_key,
    ...settings,
  });
}

/** An empty database on the server of the tests, and an empty file store. */
export async function anEmptyDatabase() {
  const server = process.env[SERVER_VARIABLE] ?? '';
  const name = `medverka_empty_${randomBytes(6).toString('hex')}`;
  await runOnce(server, `create database ${name} template template0`);
  const url = onSameServer(server, name);
  const pool = createPool(url, { max: 2 });
  onTestFinished(async () => {
    await pool.end();
    await dropForced(server, name);
  });
  const folder = aFolder();
  return { folder, url, pool, files: createDiskStore(join(folder, 'files')) };
}

/** An empty PostgreSQL of its own, and an empty file store. */
export async function anEmptyPlace() {
  const folder = aFolder();
  const database = await startEmbedded(folder, { fast: true });
  const pool = createPool(database.url, { max: 2 });
  onTestFinished(async () => {
    await pool.end();
    await database.stop();
  });
  return { folder, url: database.url, pool, files: createDiskStore(join(folder, 'files')) };
}

export type Empty = Awaited<ReturnType<typeof anEmptyDatabase>>;

/** Restores the newest backup, or the one with this id. */
export const restore = (
  place: Place,
  { url, pool, files }: Pick<Empty, 'url' | 'pool' | 'files'>,
  { id, private_key = PAIR.private_key }: { id?: string; private_key?: string } = {},
): Promise<Restored> => restoreBackup({ place, private_key, id }, { url, pool, take: intoStore(files) });

/** The SHA-256 of a stored file; 'missing' without one. */
export async function hashOf(files: FileStore, path: string): Promise<string> {
  const opened = await files.get(path);
  if (!opened) return 'missing';
  return createHash('sha256')
    .update(await buffer(opened.stream))
    .digest('hex');
}

/** The names of all objects of a place. */
export async function objectsOf(place: Place, folder: 'files' | 'backups'): Promise<string[]> {
  const names: string[] = [];
  for await (const page of place.list(folder)) names.push(...page.map(({ name }) => name));
  return names.sort();
}
