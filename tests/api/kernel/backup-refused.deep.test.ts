/** Backups that are damaged, of another key or another version, and places that are not empty. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { createFolderPlace } from '#server/backup/folder-place.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { intoNothing } from '#server/backup/restore-files.ts';
import { newKeyPair } from '#server/backup/seal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';
import { aFolder, anEmptyDatabase, backUp, type Empty, objectsOf, PAIR, restore } from './backed-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  const { talent_id } = await newTalent(server.services.db);
  const written = await writePrivateFile(server.services, Buffer.alloc(200_000, 'hej '), { max_bytes: 200_000 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'document', subject_id: talent_id, kind: 'original', name: 'a.pdf' };
  await keepPrivateFile(server.services.db, { written, ...owner, content_type: 'application/pdf' });
});
afterAll(() => server.stop());

/** A folder with a backup of the server, and its id. */
async function aBackup() {
  const folder = aFolder();
  const place = createFolderPlace(folder);
  const { id } = await backUp(server, place);
  return { folder, place, id };
}

/** The message of the BackupError with which a restore from this place fails; any other outcome fails the test. */
async function refused(folder: string, { url, pool }: Empty, private_key = PAIR.private_key) {
  const place = createFolderPlace(folder);
  const failure = await restoreBackup({ place, private_key }, { url, pool, take: intoNothing }).then(
    () => 'restored',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(BackupError);
  return (failure as BackupError).message;
}

test('a changed, a shortened and a missing object is refused by its name, and the database stays empty', async () => {
  const { folder, id, place } = await aBackup();
  const empty = await anEmptyDatabase();
  const objects = [
    ...['manifest.age', 'files.age', 'tables/accounts.age', 'tables/talents.age'].map((one) => `backups/${id}/${one}`),
    ...(await objectsOf(place, 'files')),
  ];
  expect(objects).toHaveLength(5);
  for (const object of objects) {
    const broken = aFolder();
    for (const harm of ['changed', 'shortened', 'exchanged', 'missing'] as const) {
      cpSync(folder, broken, { recursive: true });
      const file = join(broken, object);
      const bytes = readFileSync(file);
      if (harm === 'changed') bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
      // The exchanged object is encrypted for the same key, as an attacker who may write in the place could do it.
      if (harm === 'exchanged') writeFileSync(file, readFileSync(join(folder, `backups/${id}/tables/rates.age`)));
      else writeFileSync(file, harm === 'shortened' ? bytes.subarray(0, -17) : bytes);
      if (harm === 'missing') rmSync(file);
      expect(await refused(broken, empty)).toContain(object);
    }
  }
  expect((await empty.pool.query('select from accounts')).rowCount).toBe(0);
  // The refused restores have left nothing behind, so a good backup can be restored into the same database.
  await restore(place, empty);
  expect((await empty.pool.query('select from accounts')).rowCount).toBe(1);
});

test('another key is refused before anything is restored', async () => {
  const { folder } = await aBackup();
  const empty = await anEmptyDatabase();
  const { private_key } = await newKeyPair();
  expect(await refused(folder, empty, private_key)).toBe(
    'The backup was encrypted for another key than that of --key.',
  );
  expect((await empty.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

test('a backup of another version is refused with the commit to check out', async () => {
  const { folder, id } = await aBackup();
  const empty = await anEmptyDatabase();
  const file = join(folder, `backups/${id}/label.json`);
  const label = JSON.parse(readFileSync(file, 'utf8'));
  label.schema = { version: '0123456789ab', migration: '0042', sha256: label.schema.sha256.replace(/^./, 'x') };
  label.schema.sha256 = '0'.repeat(64);
  writeFileSync(file, JSON.stringify(label));
  expect(await refused(folder, empty)).toMatch(/has migration 0042 .* Check out 0123456789ab, restore/);
});

test('a damaged label is named, and keeps neither a new backup nor the restore of another one', async () => {
  const { folder, id, place } = await aBackup();
  writeFileSync(join(folder, `backups/${id}/label.json`), '{');
  const damage = `The label of the backup ${id} in ${folder} is damaged, or of another version.`;
  expect(await refused(folder, await anEmptyDatabase())).toBe(`${damage} It has none.`);
  // The new backup is whole. Which files the damaged one needs is unknown, so nothing is removed.
  await expect(backUp(server, place)).rejects.toThrow(damage);
  const { rows, id: restored } = await restore(place, await anEmptyDatabase());
  expect([rows > 0, restored === id]).toEqual([true, false]);
  expect((await objectsOf(place, 'backups')).some((name) => name.startsWith(`backups/${id}/`))).toBe(true);
  await expect(restore(place, await anEmptyDatabase(), { id })).rejects.toThrow(`${damage} It has ${restored}.`);
});

test('a database with accounts, or with tables of somebody else, is not restored into', async () => {
  const { place, folder } = await aBackup();
  const empty = await anEmptyDatabase();
  await empty.pool.query('create table somebody_elses (id int)');
  expect(await refused(folder, empty)).toContain('The database is not empty');
  await empty.pool.query('drop table somebody_elses');
  await restore(place, empty);
  expect(await refused(folder, empty)).toContain('The database is not empty');
});

test('a check restores all and leaves nothing, and an unknown id is answered with those that there are', async () => {
  const { folder, id } = await aBackup();
  const place = createFolderPlace(folder);
  const { private_key } = PAIR;
  const { signal } = new AbortController();
  const checked = await checkBackup({ place, private_key }, signal);
  expect([checked.id, checked.files, checked.missing]).toEqual([id, 1, []]);
  const other = '2026-01-01T00-00-00-000Z-0000';
  await expect(checkBackup({ place, private_key, id: other }, signal)).rejects.toThrow(
    `no whole backup ${other}. It has ${id}.`,
  );
});

test('bytes that the store has lost or changed are told of, and do not stop the backup', async () => {
  const { pool, env } = server.services;
  const { rows } = await pool.query<{ path: string }>('select path from private_files');
  const path = rows[0]?.path ?? '';
  const file = join(env.data_dir, 'files', path);
  const bytes = readFileSync(file);
  const place = createFolderPlace(aFolder());
  writeFileSync(file, bytes.subarray(1));
  expect((await backUp(server, place)).missing).toEqual([path]);
  rmSync(file);
  const made = await backUp(server, place);
  expect(made.missing).toEqual([path]);
  expect((await pool.query('select missing, error from backups order by begun_date desc limit 1')).rows).toEqual([
    { missing: 1, error: null },
  ]);
  writeFileSync(file, bytes);
  expect((await backUp(server, place)).missing).toEqual([]);
  expect((await restore(place, await anEmptyDatabase(), { id: made.id })).missing).toEqual([path]);
});
