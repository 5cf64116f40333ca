/** A backup that is made while people work, and its restore into an empty place of another PostgreSQL. */
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { BackupPlace } from '#server/backup/backup-place.ts';
import { systemClock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readEnv } from '#server/env.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { addEncoded, deletePicture } from '#server/features/people/talent/commands/change-pictures.ts';
import { compareFiles } from '#server/files/compare-files.ts';
import { deletePrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import { startServices } from '#server/start-services.ts';
import { anInvoice } from '#tests/factories/ledger.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newTalent, newVisibleTalent, type TalentRow } from '../people/talent-people.ts';
import { anEmptyPlace, aPlace, backUp, hashOf, restore } from './backed-up.ts';

const PEOPLE = 8;
/** Three days later, all files without a row are old enough for the daily job. */
const LATER_MS = 3 * 24 * 60 * 60 * 1000;
/** Rounds of writing before the snapshot, and while the files are copied. */
const ROUNDS = 12;

let server: TestServer;
let company: Company;
/** `people`: talents with pictures. `seen`: talents whom companies find. */
let people: TalentRow[];
let seen: TalentRow[];
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' }, {}, { connections: 10 });
  company = await aCompany(server);
  const { db } = server.services;
  people = await Promise.all(Array.from({ length: PEOPLE }, () => newTalent(db)));
  seen = await Promise.all(Array.from({ length: PEOPLE }, () => newVisibleTalent(db)));
});
afterAll(() => server.stop());

async function addPicture({ talent_id }: TalentRow): Promise<void> {
  const [full, card] = [randomBytes(90_000), randomBytes(9_000)];
  const added = await addEncoded(server.services, talent_id, { full, card, width: 8, height: 10 });
  if (isRefusal(added)) throw new Error(added.refused);
}

async function removePicture({ talent_id }: TalentRow): Promise<string> {
  const [picture] = await rowsOf<{ id: string; path: string }>(
    `select id, path from media where talent_id = '${talent_id}' order by position limit 1`,
  );
  await deletePicture(server.services, talent_id, picture?.id ?? '');
  return picture?.path ?? '';
}

async function addDocument(): Promise<string> {
  const written = await writePrivateFile(server.services, randomBytes(70_000), { max_bytes: 70_000 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'document', subject_id: randomUUID(), kind: 'original', name: 'a.pdf' };
  const kept = await keepPrivateFile(server.services.db, { written, ...owner, content_type: 'application/pdf' });
  return kept.id;
}

const post = () =>
  inTransaction(server.services.db, (trx) => postEvent(trx, anInvoice(), momentOf(new Date('2026-11-10T08:00:00Z'))));

/** One round of uploads, removals, money and views, by several people at the same time. */
async function work(round: number): Promise<void> {
  const [one, other] = [people[round % PEOPLE], seen[round % PEOPLE]] as [TalentRow, TalentRow];
  const [id] = await Promise.all([
    addDocument(),
    addDocument(),
    addPicture(one),
    post(),
    company.api.ok('GET /talents/:id', { params: { id: other.talent_id } }),
  ]);
  if (round % 3 === 0) await deletePrivateFile(server.services.db, id, momentOf(server.services.clock()));
  if (round % 4 === 3) await removePicture(one);
}

const rowsOf = async <Row extends object>(text: string, { pool } = server.services) =>
  (await pool.query<Row>(text)).rows;

/** The paths that rows need, with the hashes of their bytes in a store. */
async function contentsOf({ pool, files }: Pick<TestServer['services'], 'pool' | 'files'>) {
  const { rows } = await pool.query<{ path: string }>(`
    select path from media union all select regexp_replace(path, '\\.webp$', '-card.webp') from media
    union all select path from private_files where deleted_date is null order by 1`);
  return await Promise.all(rows.map(async ({ path }) => [path, await hashOf(files, path)] as const));
}

/** Starts the product on a restored place, and counts the people whom companies find. */
async function searchedIn({ url, folder, pool }: { url: string; folder: string; pool: pg.Pool }): Promise<number> {
  // The secret is not in the backup: the operator who restores brings it.
  const PERSONAL_DATA_SECRET = server.services.env.personal_data_secrets.join(',');
  const here = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' };
  const env = readEnv({ ...here, PERSONAL_DATA_SECRET });
  const { services, stop } = await startServices({ env, withSchedule: false, withSearchThread: false });
  try {
    const { rows } = await pool.query<{ count: number }>(`
      select count(*) from talents where profile_completed and review = 'approved'`);
    const wanted = { wishes: [], words: '', unknown: [], today: '2026-11-29', without: [] };
    const answer = await services.talents.search({ kind: 'count', wanted });
    expect(answer).toEqual(rows[0]?.count);
    return rows[0]?.count ?? 0;
  } finally {
    await stop();
  }
}

/** A place that calls `during` once, when the first file is about to be written: the snapshot has been taken then. */
function interrupted(place: BackupPlace, during: () => Promise<void>): BackupPlace {
  let called: Promise<void> | undefined;
  return {
    ...place,
    async put(name, source) {
      if (name.startsWith('files/')) {
        called ??= during();
        await called;
      }
      return await place.put(name, source);
    },
  };
}

test('a backup while people work and the daily job runs has all that was done before it, and no holes', async () => {
  for (let round = 0; round < ROUNDS; round++) await work(round);
  const before = await contentsOf(server.services);
  const vouchers = await rowsOf('select id from vouchers order by id');
  const removed: string[] = [];
  const place = aPlace();
  const made = await backUp(
    server,
    interrupted(place, async () => {
      for (let round = 0; round < ROUNDS; round++) await work(round);
      for (const one of people.slice(0, 4)) removed.push(await removePicture(one));
      server.stopClock(LATER_MS);
      await tidyFiles(server.services);
      server.setClock(systemClock().toISOString());
    }),
  );
  expect(made.missing).toEqual([]);
  // The end of the backup removes the bytes of files that people removed during it.
  expect(removed).toHaveLength(4);
  for (const path of removed) expect(await hashOf(server.services.files, path)).toBe('missing');

  const empty = await anEmptyPlace();
  const restored = await restore(place, empty);
  expect([restored.missing, restored.rows, restored.files]).toEqual([[], made.rows, made.files]);
  const after = new Map(await contentsOf(empty));
  expect(before.map(([path]) => [path, after.get(path)])).toEqual(before);
  expect([...after.values()]).not.toContain('missing');
  const known = new Set((await empty.pool.query<{ id: string }>('select id from vouchers')).rows.map(({ id }) => id));
  expect(vouchers.filter(({ id }: { id?: string }) => !known.has(id ?? ''))).toEqual([]);
  const { rows: books } = await empty.pool.query(
    'select sum(amount_ore)::int as sum, count(*) > 0 as has from voucher_lines',
  );
  expect(books).toEqual([{ sum: 0, has: true }]);
  const found = await compareFiles({ db: createKysely(empty.pool), files: empty.files, clock: systemClock });
  expect([found.missing.count, found.orphans.count]).toEqual([0, 0]);
  expect(await searchedIn(empty)).toEqual(seen.length);
});
