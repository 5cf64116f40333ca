/**
 * `node bench/measure-search-thread.ts <folder>`: measures what a search costs the asking thread. In turn, the search
 * runs in the asking thread and in another one. Prints the processor time, which other load hardly affects, and the
 * largest delay of a 5 ms timer. The folder must have been filled by measure-search-process.ts.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { wantedOf } from '#server/features/finding/search/queries/search-talents.ts';
import { createBriefReaderHere } from '#server/search-index/brief-reader.ts';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { createSearchHere } from '#server/search-index/search-here.ts';
import { createSearchThread } from '#server/search-index/search-thread.ts';
import type { Question, TalentSearch } from '#server/search-index/talent-search.ts';
import { searchQueries } from './search-queries.ts';

const ROUNDS = 3;
const AT_ONCE = 15;
const TICK_MS = 5;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of a filled database.');
await using stack = new AsyncDisposableStack();
const database = await startEmbedded(folder);
stack.defer(() => database.stop());
const own = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
stack.defer(() => rmSync(own, { recursive: true, force: true }));
const pool = createPool(database.url, { max: 3 });
stack.defer(() => pool.end());
const db = createKysely(pool);
const log = { warn: console.error, error: console.error };
const file = join(own, 'index');

const today = dayOf(systemClock());
const queries = searchQueries(today).map(({ text, wishes: tokens }) => {
  const wishes = tokens.flatMap((token) => readWish(token) ?? []);
  return { text, wishes, unknown: [] };
});
const questions = (await wantedOf({ briefs: createBriefReaderHere() }, queries, today)).map(
  ({ wanted }): Question => ({ kind: 'page', wanted, order: 'best', from: 0, size: 24 }),
);

const within = createSearchHere({ index: createTalentIndex({ db, pool, clock: systemClock, log, file }), db });
const beside = createSearchThread({ place: { url: database.url, file }, clock: systemClock, log: log as never });
const both: readonly (readonly [string, TalentSearch])[] = [
  ['within', within],
  ['in a thread', beside],
];
for (const [name, search] of both) {
  stack.defer(() => search.stop());
  const from = performance.now();
  await search.ready();
  console.log(`${name}: can answer after ${Math.round(performance.now() - from)} ms`);
  for (const question of questions) await search.search(question);
}
for (let round = 0; round < ROUNDS; round++) for (const [name, search] of both) await measure(name, search);

async function measure(name: string, search: TalentSearch): Promise<void> {
  const before = process.threadCpuUsage();
  let latest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    latest = Math.max(latest, performance.now() - last - TICK_MS);
    last = performance.now();
  }, TICK_MS);
  for (let at = 0; at < questions.length; at += AT_ONCE)
    await Promise.all(questions.slice(at, at + AT_ONCE).map((question) => search.search(question)));
  clearInterval(timer);
  const { user, system } = process.threadCpuUsage(before);
  const each = (user + system) / 1000 / questions.length;
  console.log(`${name}: ${each.toFixed(2)} ms of processor time each, a timer at most ${latest.toFixed(0)} ms late`);
}
