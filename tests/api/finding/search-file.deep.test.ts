import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { readIndex, writeIndex } from '#server/search-index/index-file.ts';
import { createSearchHere } from '#server/search-index/search-here.ts';
import type { Question } from '#server/search-index/talent-search.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

const PEOPLE = 40;
const folder = mkdtempSync(join(tmpdir(), 'medverka-index-'));
const HOUR_MS = 3_600_000;
let server: TestServer;
let now: number;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const { db } = server.services;
  now = Date.parse('2026-11-23T09:00:00Z');
  await db.deleteFrom('talents').execute();
  // The search keeps empty rows of deleted talents for a day.
  await db.deleteFrom('talent_search').execute();
  for (let number = 1; number <= PEOPLE; number++)
    await newVisibleTalent(db, {
      first_name: number === 7 ? 'Zebedeus' : `Namn${number}`,
      height_cm: 150 + number,
      skills: number % 3 === 0 ? { riding: 2 } : {},
    });
});

const TODAY = '2026-11-23';
const wanted = (words: string, ...kinds: 'riding'[]) => ({
  words,
  unknown: [],
  today: TODAY,
  without: [],
  wishes: kinds.map((id) => ({ demand: 'must' as const, any: [{ kind: 'skill' as const, id }] })),
});
const QUESTIONS: readonly Question[] = [
  { kind: 'page', wanted: wanted(''), order: 'best', from: 0, size: 100 },
  { kind: 'page', wanted: wanted('', 'riding'), order: 'newest', from: 2, size: 5 },
  { kind: 'page', wanted: wanted('zebedeus'), order: 'best', from: 0, size: 24 },
  { kind: 'page', wanted: wanted('nammn12 zeb'), order: 'best', from: 0, size: 24 },
];

/**
 * Waits until all transactions that ran when the people were written have ended, including those of other test files:
 * until then the index reads recent rows again and keeps them in a separate part.
 */
const settled = () =>
  vi.waitFor(
    async () => {
      const { rows } = await server.services.pool.query<{ n: number }>(
        'select count(*) as n from talent_search where changed_xid >= pg_snapshot_xmin(pg_current_snapshot())',
      );
      expect(rows[0]?.n).toBe(0);
    },
    { timeout: 20_000 },
  );

/** Starts the index of one process. */
function start(file: string) {
  const { db, pool, log } = server.services;
  const index = createTalentIndex({ db, pool, clock: () => new Date(now), log, file });
  const search = createSearchHere({ index, db });
  onTestFinished(() => search.stop());
  return {
    search,
    answers: async () => {
      const answers: unknown[] = [];
      for (const question of QUESTIONS) answers.push(await search.search(question));
      return answers;
    },
    /** The number of people in each part of the index. A newly loaded index has one part. */
    sizes: async () => {
      await settled();
      return (await index.current()).map(({ size }) => size);
    },
  };
}

/** Leaves an index file, as a process does when it ends. */
async function leave(file: string): Promise<void> {
  await settled();
  const process = start(file);
  await process.search.ready();
  await process.search.stop();
}

let files = 0;
const aFile = () => join(folder, 'search', `index-${++files}`);

test('unchanged people are read from the file, and changed ones from the database', async () => {
  const file = aFile();
  await settled();
  const first = start(file);
  const before = await first.answers();
  await first.search.stop();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await start(file).answers()).toEqual(before);

  const { db } = server.services;
  await db.deleteFrom('talents').where('first_name', '=', 'Zebedeus').execute();
  await db.updateTable('talents').set({ height_cm: 200 }).where('first_name', '=', 'Namn1').execute();
  await newVisibleTalent(db, { first_name: 'Nyast', skills: { riding: 4 } });
  const again = start(file);
  expect(await again.sizes()).toEqual([PEOPLE, 3]);
  expect(await again.answers()).toEqual(await start(aFile()).answers());
});

test('a file that is damaged, cut short, empty or of other code is not used, and written again', async () => {
  const file = aFile();
  await leave(file);
  const whole = readFileSync(file);
  const damaged = Buffer.from(whole);
  damaged[damaged.length - 9] = (damaged[damaged.length - 9] ?? 0) ^ 1;
  const text = whole.toString('latin1');
  const otherCode = Buffer.from(text.replace(/"code":"\w/, '"code":"x'), 'latin1');
  for (const bytes of [damaged, whole.subarray(0, whole.length / 2), otherCode, Buffer.alloc(0), Buffer.from('hej')]) {
    writeFileSync(file, bytes);
    const { answers, sizes, search } = start(file);
    await newVisibleTalent(server.services.db, { first_name: 'Extra' });
    expect(await sizes()).toHaveLength(1);
    await search.stop();
    expect(readFileSync(file).length).toBeGreaterThan(whole.length);
    expect(await answers()).toEqual(await start(aFile()).answers());
  }
});

test('a file of another database is not used, and neither is one that slept longer than the database tells of the dead', async () => {
  const file = aFile();
  await leave(file);
  // Gives the table a new file on disk, as a restore does.
  await server.services.pool.query('vacuum full talent_search');
  await newVisibleTalent(server.services.db);
  expect(await start(file).sizes()).toEqual([PEOPLE + 1]);

  // The index file is newer than the table, as after the restore of an earlier backup of the cluster.
  const ahead = aFile();
  await leave(ahead);
  const kept = await readIndex(ahead);
  if (!kept) throw new Error('There is an index in the file');
  const transaction = kept.horizon.transaction + 1_000_000;
  await writeIndex(ahead, { ...kept, horizon: { ...kept.horizon, transaction } }, new Date());
  await newVisibleTalent(server.services.db);
  expect(await start(ahead).sizes()).toEqual([PEOPLE + 2]);

  const [sleeping, longer] = [aFile(), aFile()];
  await leave(sleeping);
  copyFileSync(sleeping, longer);
  now += 11 * HOUR_MS;
  await newVisibleTalent(server.services.db);
  expect(await start(sleeping).sizes()).toEqual([PEOPLE + 2, 1]);
  now += 2 * HOUR_MS;
  expect(await start(longer).sizes()).toEqual([PEOPLE + 3]);
});

test('nothing of a deleted talent stays in the file once it is written again, which happens during searches', async () => {
  const file = aFile();
  await leave(file);
  const process = start(file);
  await server.services.db.deleteFrom('talents').where('first_name', '=', 'Zebedeus').execute();
  await process.answers();
  now += 2 * HOUR_MS;
  await process.answers();
  await process.search.stop();
  const words = readFileSync(file).toString('latin1');
  expect(words).toContain('w.namn8');
  expect(words).not.toContain('zebedeus');
});
