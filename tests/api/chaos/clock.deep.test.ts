/** The clock of the machine jumps while the process runs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS, WHOLE_WITHIN_MS } from './house.ts';

const HOUR_MS = 3_600_000;
const LONG_AGO = '2026-01-01T00:00:00Z';

let house: House;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'medverka-clock-'));
  file = join(folder, 'moved');
  // The right clock is the database's, also in a run with a moved clock.
  const right = { CLOCK_CHECK: '1', MOVED_CLOCK_MS: '0' };
  const settings = { ...right, CLOCK_FILE: file, NODE_OPTIONS: '--import=./tests/support/jumping-clock.ts' };
  house = await openHouse({ settings });
}, STARTED_WITHIN_MS);
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

function jump(ms: number): void {
  writeFileSync(file, String(ms));
  process.kill(house.process().pid ?? 0, 'SIGUSR2');
}

/** Number of jobs that have been due since LONG_AGO. */
const waiting = async () =>
  (await house.sound.services.pool.query('select from schedules where next_date = $1', [LONG_AGO])).rowCount ?? 0;

test.each([
  ['an hour ahead', HOUR_MS],
  ['a day ahead', 24 * HOUR_MS],
  ['a day back', -24 * HOUR_MS],
])('a clock that jumps %s: the process answers people, does no scheduled work, and says so', async (what, ms) => {
  await becomesWhole(house, 'before');
  const load = beginLoad(house);
  jump(ms);
  await expect.poll(async () => (await house.look()).parts.clock, { timeout: WHOLE_WITHIN_MS }).toBe('failing');
  const { rowCount: jobs } = await house.sound.services.pool.query(
    'update schedules set next_date = $1, attempts = 0',
    [LONG_AGO],
  );
  await house.sound.services.pool.query("select pg_notify('medverka_jobs', '')");
  await load.more(30);
  expect(jobs).toBeGreaterThan(10);
  expect(await waiting()).toBe(jobs);
  expect(await house.look()).toMatchObject({ status: 200, parts: { clock: 'failing', database: 'ok' } });
  jump(0);
  const begun = performance.now();
  await expect.poll(waiting, { timeout: WHOLE_WITHIN_MS }).toBe(0);
  console.log(`clock ${what}: jobs done ${Math.round((performance.now() - begun) / 100) / 10} s after it is right`);
  await becomesWhole(house, `clock ${what}`);
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  expect([...load.statuses.keys()].sort()).toEqual(['search 200', 'write 200']);
});
