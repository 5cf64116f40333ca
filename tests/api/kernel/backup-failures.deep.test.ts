/** Backups that fail: what is said and noted, and what is left. */
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { BackupPlace } from '#server/backup/backup-place.ts';
import { createFolderPlace } from '#server/backup/folder-place.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { inSentences } from '#server/backup/place-error.ts';
import { createPool } from '#server/db/pool.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';
import {
  aFolder,
  anEmptyDatabase,
  aPlace,
  backUp,
  backupProcess,
  commandProcess,
  objectsOf,
  PAIR,
  restore,
} from './backed-up.ts';

const FILES = 6;
/** A busy machine takes its time until the backup waits. */
const SOON = { timeout: 60_000 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  const { talent_id } = await newTalent(server.services.db);
  for (let count = 0; count < FILES; count++) {
    const written = await writePrivateFile(server.services, Buffer.from('hej'), { max_bytes: 10 });
    if (isRefusal(written)) throw new Error(written.refused);
    const owner = { noun: 'document', subject_id: talent_id, kind: 'original', name: 'a.pdf' };
    await keepPrivateFile(server.services.db, { written, ...owner, content_type: 'application/pdf' });
  }
});
afterAll(() => server.stop());

/** The place with another way to store objects of files. */
const storing = (place: BackupPlace, put: (name: string) => Promise<unknown>): BackupPlace =>
  inSentences({
    ...place,
    async put(name, source) {
      if (name.startsWith('files/')) await put(name);
      return await place.put(name, source);
    },
  });
const full = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
};
const lastRow = async () => {
  const { rows } = await server.services.pool.query<{ place: string; error: string; is_done: boolean }>(`
    select place, error, finished_date is not null as is_done from backups order by begun_date desc limit 1`);
  return rows[0];
};

test('a full place fails in a sentence, and gets back the room of what was written', async () => {
  const place = aPlace();
  const first = await backUp(server, place);
  const before = [await objectsOf(place, 'backups'), await objectsOf(place, 'files')];
  await place.remove(before[1]?.[0] ?? '');
  await expect(backUp(server, storing(place, full))).rejects.toThrow(`${place.title} has no room left`);
  expect(await lastRow()).toEqual({
    place: place.title,
    error: `${place.title} has no room left, or is read-only.`,
    is_done: true,
  });
  expect([await objectsOf(place, 'backups'), await objectsOf(place, 'files')]).toEqual([
    before[0],
    before[1]?.slice(1),
  ]);
  const next = await backUp(server, place);
  expect((await restore(place, await anEmptyDatabase(), { id: next.id })).files).toBe(first.files);
});

test('a file is copied again after a failure, and fails the backup at the third', async () => {
  const failing = (times: number) => {
    const tried = new Map<string, number>();
    return storing(aPlace(), async (name) => {
      const tries = (tried.get(name) ?? 0) + 1;
      tried.set(name, tries);
      if (tries <= times) throw new Error('socket hang up');
    });
  };
  const place = failing(2);
  expect((await backUp(server, place)).missing).toEqual([]);
  expect(await objectsOf(place, 'files')).toHaveLength(FILES);
  const broken = failing(3);
  await expect(backUp(server, broken)).rejects.toThrow('socket hang up');
  expect([await objectsOf(broken, 'backups'), await objectsOf(broken, 'files')]).toEqual([[], []]);
});

test('a folder that was emptied, as one whose disk is not mounted, is refused and noted', async () => {
  const folder = aFolder();
  const place = createFolderPlace(folder);
  await backUp(server, place);
  rmSync(join(folder, 'backups'), { recursive: true });
  await expect(backUp(server, place)).rejects.toThrow(`${folder} is empty, but the backup of`);
  expect(await lastRow()).toMatchObject({ place: folder, error: expect.stringContaining('Mount its disk') });
  expect(await objectsOf(place, 'backups')).toEqual([]);
});

test('a folder that cannot be written is refused in a sentence that names it', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'backups'), 'in the way');
  await expect(backUp(server, createFolderPlace(folder))).rejects.toThrow(`${folder} cannot be used: ENOTDIR`);
});

test('a database that is lost on the way leaves the first failure as it was', async () => {
  const { env, files, clock } = server.services;
  const url = env.database_url ?? '';
  const pool = createPool(url, { max: 1 });
  const place = storing(aPlace(), async () => {
    if (!pool.ended) await pool.end();
    throw new Error('the first failure');
  });
  const backedUp = { url, pool, files, clock };
  await expect(makeBackup(backedUp, { place, public_key: PAIR.public_key })).rejects.toThrow('the first failure');
});

test('a table that a migration rewrites meanwhile is in the backup with all its rows', async () => {
  const { pool, env } = server.services;
  await pool.query(`insert into unknown_files (path, seen_date, last_date)
    select 'public/' || number, app_now(), app_now() from generate_series(1, 3) number`);
  const migrating = new pg.Client(env.database_url);
  await migrating.connect();
  onTestFinished(() => migrating.end());
  await migrating.query('begin');
  // Rewrites the table in its former shape.
  await migrating.query(`alter table unknown_files alter column path type text using path || ''`);
  const place = aPlace();
  const making = backUp(server, place);
  await expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity where application_name = 'medverka backup' and wait_event_type = 'Lock'`;
      return (await pool.query(waiting)).rowCount;
    }, SOON)
    .toBe(1);
  await migrating.query('commit');
  await making;
  const empty = await anEmptyDatabase();
  await restore(place, empty);
  expect((await empty.pool.query('select from unknown_files')).rowCount).toBe(3);
});

test('a machine with a wrong clock makes no backup, because the rule removes by the clock', async () => {
  const folder = aFolder();
  const wrong = join(aFolder(), 'wrong-clock.mjs');
  writeFileSync(
    wrong,
    `const { now } = Date; globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length === 0 ? [now() + 120_000] : given)); } };`,
  );
  const child = backupProcess(server, folder, { CLOCK_CHECK: '1', NODE_OPTIONS: `--import=${wrong}` });
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  expect([code, await said]).toEqual([1, expect.stringContaining('The clock of this machine is over a minute')]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a check that is ended leaves nothing of the restored database', async () => {
  const from = aFolder();
  await backUp(server, createFolderPlace(from));
  const key = join(aFolder(), 'key.txt');
  writeFileSync(key, PAIR.private_key);
  const temporary = join(aFolder(), 'temporary');
  mkdirSync(temporary, { mode: 0o711 });
  const words = ['scripts/restore.ts', '--from', from, '--key', key, '--check'];
  const child = commandProcess(words, { DATA_DIR: aFolder(), TMPDIR: temporary });
  const said = child.stderr ? text(child.stderr) : '';
  const watcher = watch(temporary, { recursive: true }, (_event, name) => {
    if (!name?.endsWith('postmaster.pid')) return;
    // Once: the second time ends the program at once.
    watcher.close();
    child.kill('SIGTERM');
  });
  const [code] = await once(child, 'exit');
  expect([code, await said]).toEqual([1, expect.stringContaining('The check was ended by SIGTERM.')]);
  expect(readdirSync(temporary)).toEqual([]);
});
