/** The daily job that compares the files with the rows that refer to them. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { newPrivatePath, newPublicPath } from '#server/files/file-store.ts';
import { incomingFolder } from '#server/files/incoming.ts';
import { keepPicture } from '#server/files/picture-files.ts';
import { deletePrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import type { Services } from '#server/services.ts';
import { startServices } from '#server/start-services.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';

const NOW = '2026-11-21T03:00:00Z';
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000);

let server: TestServer;
let services: Services;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  services = server.services;
});
beforeEach(async () => {
  server.setClock(NOW);
  for (const table of ['media', 'private_files', 'message_uploads', 'unknown_files', 'outbox'])
    await services.pool.query(`delete from ${table}`);
  await rm(join(services.env.data_dir, 'files'), { recursive: true, force: true });
});
afterAll(() => server.stop());

/** The path of a file on the disk. */
const placeOf = (path: string) =>
  join(services.env.data_dir, 'files', path.startsWith('public/') ? `profile-media/${path}` : path);
const age = async (place: string, hours: number) => utimes(place, hoursAgo(hours), hoursAgo(hours));
async function put(place: string, hours: number): Promise<string> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, 'x');
  await age(place, hours);
  return place;
}
const stands = async (path: string) => (await services.files.stat(path)) !== null;

/** A picture with its row, 25 hours old. */
async function aPicture(): Promise<string> {
  const { talent_id } = await newTalent(services.db);
  const bytes = Buffer.from('x');
  const path = await keepPicture(services.files, { full: bytes, card: bytes, width: 1, height: 1 }, services.clock);
  const created_date = hoursAgo(25).toISOString();
  await services.db
    .insertInto('media')
    .values({ talent_id, path, width: 800, height: 1000, position: 0, created_date })
    .execute();
  for (const one of [path, path.replace('.webp', '-card.webp')]) await age(placeOf(one), 25);
  return path;
}
/** A private file, 25 hours old, with a row that is made now. */
async function aDocument() {
  const written = await writePrivateFile(services, Buffer.from('hej'), { max_bytes: 10 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'document', subject_id: randomUUID(), kind: 'original' };
  const file = await keepPrivateFile(services.db, {
    written,
    ...owner,
    name: 'a.pdf',
    content_type: 'application/pdf',
  });
  await age(placeOf(file.path), 25);
  return file;
}
const mails = async () => (await services.pool.query('select recipient from outbox')).rows;

test('files without a row are removed after a day, and files with a row stay', async () => {
  const [picture, document] = [await aPicture(), await aDocument()];
  const [old, oldPrivate, young] = [
    newPublicPath('webp', services.clock),
    newPrivatePath(services.clock),
    newPrivatePath(services.clock),
  ];
  await put(placeOf(old), 25);
  await put(placeOf(oldPrivate), 25);
  await put(placeOf(young), 23);
  expect(await tidyFiles(services)).toMatchObject({ files: 6, removed: 2, missing: { count: 0 } });
  expect(await Promise.all([old, oldPrivate, young].map(stands))).toEqual([false, false, true]);
  const card = picture.replace('.webp', '-card.webp');
  expect(await Promise.all([picture, card, document.path].map(stands))).toEqual([true, true, true]);
  expect(await tidyFiles(services)).toMatchObject({ files: 4, removed: 0 });
});

const DAY_MS = 24 * 3_600_000;
const passDays = (days: number) => server.setClock(new Date(Date.parse(NOW) + days * DAY_MS).toISOString());

test('the bytes of a deleted file stay for as long as backups do, then they go and the row with them', async () => {
  const file = await aDocument();
  await deletePrivateFile(services.db, file.id, { now: NOW });
  passDays(34);
  expect(await tidyFiles(services)).toMatchObject({ files: 1, orphans: { count: 0 }, missing: { count: 0 } });
  expect(await stands(file.path)).toBe(true);
  passDays(36);
  expect(await tidyFiles(services)).toMatchObject({ files: 0, missing: { count: 0 } });
  expect(await stands(file.path)).toBe(false);
  expect(await services.db.selectFrom('private_files').select('id').execute()).toEqual([]);
});

test('rows whose file is gone are told to the administrators, once a day', async () => {
  const [picture, document, admin] = [await aPicture(), await aDocument(), await anAdmin(server)];
  // Moves the clock past the date of the document's row, which comes from the database's clock.
  server.stopClock(2 * 86_400_000);
  await services.files.remove(picture);
  await services.files.remove(document.path);
  const found = await tidyFiles(services);
  expect(found.missing).toEqual({ count: 2, paths: [document.path, picture] });
  await tidyFiles(services);
  expect(await mails()).toEqual([{ recipient: admin.email }]);
  server.stopClock(3 * 86_400_000);
  await tidyFiles(services);
  expect(await mails()).toHaveLength(2);
});

test('files cut off by a crash are removed, and files still being written are not', async () => {
  const { data_dir } = services.env;
  const folders = [join(data_dir, 'files', 'drafts'), incomingFolder(services.env)];
  const names = ['0123456789abcdef.part', 'fedcba9876543210.part'];
  for (const folder of folders) {
    await put(join(folder, names[0] ?? ''), 7);
    await put(join(folder, names[1] ?? ''), 5);
  }
  await tidyFiles(services);
  for (const folder of folders) expect(await readdir(folder)).toEqual([names[1]]);
});

test('a starting process removes the files that a killed one has left', async () => {
  const { env, clock } = services;
  await put(join(incomingFolder(env), '0011223344556677.part'), 7);
  const { stop } = await startServices({ env, clock, withSchedule: false });
  await stop();
  expect(await readdir(incomingFolder(env))).not.toContain('0011223344556677.part');
});

test('beside a database that knows hardly any of them, no file is removed', async () => {
  const paths = Array.from({ length: 21 }, () => newPrivatePath(services.clock));
  for (const path of paths) await put(placeOf(path), 25);
  expect(await tidyFiles(services)).toMatchObject({ files: 21, orphans: { count: 21 }, removed: 0 });
  expect(await stands(paths[0] ?? '')).toBe(true);
  await services.files.remove(paths[0] ?? '');
  expect(await tidyFiles(services)).toMatchObject({ removed: 20 });
});

test('files without a row in unbelievable numbers are reported, and removed after a month of it', async () => {
  const { account_id } = await anAdmin(server);
  const paths = Array.from({ length: 21 }, () => newPrivatePath(services.clock));
  for (const path of paths) await put(placeOf(path), 25);
  await services.pool.query("delete from notices where type like 'job.%'");
  for (const days of [0, 1, 35]) {
    passDays(days);
    expect(await tidyFiles(services)).toMatchObject({ files: 21, removed: 0 });
  }
  const told = await services.pool.query("select title from notices where type like 'job.%'");
  expect(told.rows).toEqual([{ title: 'Många filer hör inte till något' }]);
  // By now one of the files has a row, so it is not reported.
  const [kept = ''] = paths;
  await services.pool.query(
    `insert into message_uploads (subject_id, account_id, path, content_type, bytes, sha256, created_date)
     values (gen_random_uuid(), $1, $2, 'application/pdf', 1, '', $3)`,
    [account_id, kept, new Date(services.clock().getTime()).toISOString()],
  );
  passDays(35.5);
  await put(placeOf(newPrivatePath(services.clock)), 25);
  expect(await tidyFiles(services)).toMatchObject({ removed: 20 });
  expect(await stands(kept)).toBe(true);
});

test('files that no message took along go after a day, with their rows, and do not make the rest suspicious', async () => {
  const { account_id } = await newTalent(services.db);
  const paths = Array.from({ length: 25 }, () => newPrivatePath(services.clock));
  for (const path of paths) await put(placeOf(path), 25);
  const at = (hours: number) => hoursAgo(hours).toISOString();
  for (const [index, path] of paths.entries())
    await services.pool.query(
      `insert into message_uploads (subject_id, account_id, path, content_type, bytes, sha256, created_date)
       values (gen_random_uuid(), $1, $2, 'application/pdf', 1, '', $3)`,
      [account_id, path, at(index === 0 ? 23 : 25)],
    );
  const [orphan, waiting] = [newPrivatePath(services.clock), paths[0] ?? ''];
  await put(placeOf(orphan), 25);
  expect(await tidyFiles(services)).toMatchObject({ files: 2, orphans: { count: 1 }, removed: 1 });
  expect(await stands(waiting)).toBe(true);
  const { rows } = await services.pool.query('select path from message_uploads');
  expect(rows).toEqual([{ path: waiting }]);
});

test('a file that cannot be removed holds up no other, and is told until it goes', async () => {
  const [stuck, other] = [newPrivatePath(services.clock), newPrivatePath(services.clock)];
  await services.pool.query("delete from notices where type like 'job.%'");
  const documents = [await aDocument(), await aDocument(), await aDocument()];
  for (const path of [stuck, other]) await put(placeOf(path), 25);
  for (const { id } of documents) await deletePrivateFile(services.db, id, { now: hoursAgo(36 * 24).toISOString() });
  const breaking = new Set([stuck, documents[1]?.path]);
  const files = {
    ...services.files,
    remove: (path: string) => (breaking.has(path) ? Promise.reject(new Error('stuck')) : services.files.remove(path)),
    removeDrafts: () => Promise.reject(new Error('no such folder')),
  };
  const told = async () =>
    (await services.pool.query("select message from notices where type like 'job.%' and not read")).rows;
  for (let day = 0; day < 2; day++) await tidyFiles({ ...services, files });
  expect(await Promise.all([stuck, other].map(stands))).toEqual([true, false]);
  expect(await Promise.all(documents.map(({ path }) => stands(path)))).toEqual([false, true, false]);
  expect(await told()).toEqual([{ message: expect.stringMatching(/^3 saker .*\(tidy-files\)/) }]);
  expect(await tidyFiles(services)).toMatchObject({ files: 1, removed: 1, missing: { count: 0 } });
});
