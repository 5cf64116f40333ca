/** A place with several backups: what they share, which are kept, and what a kill leaves. */
import { once } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { createFolderPlace } from '#server/backup/folder-place.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { intoNothing } from '#server/backup/restore-files.ts';
import { newKeyPair } from '#server/backup/seal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';
import { aFolder, anEmptyDatabase, aPlace, backUp, backupProcess, objectsOf, PAIR, restore } from './backed-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FILES = 60;

let server: TestServer;
let talent_id: string;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  ({ talent_id } = await newTalent(server.services.db));
  for (let count = 0; count < FILES; count++) await addDocument();
});
afterAll(() => server.stop());

async function addDocument(): Promise<string> {
  const written = await writePrivateFile(server.services, Buffer.from('hej'), { max_bytes: 10 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'document', subject_id: talent_id, kind: 'original', name: 'a.pdf' };
  const { id } = await keepPrivateFile(server.services.db, { written, ...owner, content_type: 'application/pdf' });
  return id;
}
/** Restores a backup, the newest by default, and throws it away. */
async function check(place: ReturnType<typeof aPlace>, id?: string) {
  const { url, pool } = await anEmptyDatabase();
  return await restoreBackup({ place, private_key: PAIR.private_key, id }, { url, pool, take: intoNothing });
}

test('a backup copies only files that the last one lacks, and for another key all of them', async () => {
  const place = aPlace();
  await backUp(server, place);
  expect(await objectsOf(place, 'files')).toHaveLength(FILES);
  const id = await addDocument();
  const second = await backUp(server, place);
  const shared = await objectsOf(place, 'files');
  expect(shared).toHaveLength(FILES + 1);
  // An object that was lost, or cut short, is copied again.
  await place.remove(shared[0] ?? '');
  await backUp(server, place);
  expect(await objectsOf(place, 'files')).toHaveLength(FILES + 1);
  expect(await check(place)).toMatchObject({ files: FILES + 1, missing: [] });
  await expect(check(place, second.id)).rejects.toThrow(`lacks ${shared[0]}`);
  const other = await newKeyPair();
  await backUp(server, place, other.public_key);
  expect(await objectsOf(place, 'files')).toHaveLength(2 * (FILES + 1));
  await server.services.pool.query('delete from private_files where id = $1', [id]);
});

test('the rule removes old backups with the files that no other one names, and the kept ones are whole', async () => {
  const place = aPlace();
  const begun = Date.parse('2026-08-02T03:00:00Z'); // a Sunday
  const ids: string[] = [];
  const nightly = async (day: number) => {
    server.setClock(new Date(begun + day * DAY_MS).toISOString());
    ids[day] = (await backUp(server, place)).id;
  };
  await nightly(0);
  const mine = await addDocument();
  await nightly(1);
  await server.services.pool.query('delete from private_files where id = $1', [mine]);
  expect(await objectsOf(place, 'files')).toHaveLength(FILES + 1);
  for (const day of [2, 7, 14, 36]) await nightly(day);
  const kept = new Set((await objectsOf(place, 'backups')).map((name) => name.split('/')[1]));
  expect([...kept]).toEqual([ids[7], ids[14], ids[36]]);
  expect(await objectsOf(place, 'files')).toHaveLength(FILES);
  expect(await check(place, ids[7])).toMatchObject({ files: FILES, missing: [] });
  server.stopClock();
});

/** Kills a backup after this many changes of a folder of the place. */
async function killedAt(place: string, folder: string, changes: number): Promise<void> {
  mkdirSync(join(place, folder), { recursive: true });
  const child = backupProcess(server, place);
  let left = changes;
  const watcher = watch(join(place, folder), { recursive: true }, () => {
    left -= 1;
    if (left === 0) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  watcher.close();
  expect(signal).toBe('SIGKILL');
}

test('a backup that is killed leaves the former ones whole, and the next one tidies after it', async () => {
  const folder = aFolder();
  const place = createFolderPlace(folder);
  const first = await backUp(server, place);
  const before = await objectsOf(place, 'files');
  for (let count = 0; count < 20; count++) await addDocument();
  for (const [at, changes] of [
    ['backups', 40],
    ['files', 5],
    ['files', 15],
  ] as const) {
    await killedAt(folder, at, changes);
    expect(await check(place)).toMatchObject({ id: first.id, files: FILES });
  }
  expect((await objectsOf(place, 'files')).length).toBeGreaterThan(before.length);
  const [code] = await once(backupProcess(server, folder), 'exit');
  expect(code).toBe(0);
  expect(await objectsOf(place, 'files')).toHaveLength(before.length + 20);
  const { rows } = await server.services.pool.query<{ error: string | null; count: number }>(`
    select error, count(*) from backups where place = '${folder}' and finished_date is not null group by 1 order by 1`);
  expect(rows).toEqual([
    { error: 'It was cut off before it was whole.', count: 3 },
    { error: null, count: 2 },
  ]);
  expect((await restore(place, await anEmptyDatabase())).files).toBe(FILES + 20);
});
