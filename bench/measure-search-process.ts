/**
 * `node bench/measure-search-process.ts [talents] [folder]`: measures what the search costs its process: time from
 * start to first answer (the second start finds the saved copy of the index), times with one client and with sixteen,
 * the delay of other calls meanwhile, and memory. If a folder is given, the database stays there, and the next run uses
 * it again.
 */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { startServer } from '#tests/support/server-process.ts';
import { crowd, get, type Spread, spreadOf, timed } from './search/calls.ts';
import { serverMemory } from './search/server-memory.ts';
import { searchQueries } from './search-queries.ts';
import { signIn } from './session-cookie.ts';
import { fillTalents } from './talents/fill-talents.ts';

const CLIENTS = 16;
const CROWD_MS = 20_000;
const ROUNDS = 5;
/** Pause in ms between the calls that do not search. */
const OTHER_MS = 10;

const talents = Number(process.argv[2] ?? 100_000);
const named = process.argv[3];
const folder = named ?? mkdtempSync(join(tmpdir(), 'medverka-bench-'));
mkdirSync(folder, { recursive: true });
const isFilled = existsSync(join(folder, `filled-${talents}`));

await using stack = new AsyncDisposableStack();
if (!named) stack.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbedded(folder);
stack.defer(() => database.stop());
const pool = createPool(database.url, { max: 2 });
stack.defer(() => pool.end());
await migrate(pool);
const today = dayOf(systemClock());
if (!isFilled) {
  const bulk = new pg.Pool({ connectionString: database.url, max: 4 });
  await fillTalents(bulk, talents, today);
  await bulk.end();
  writeFileSync(join(folder, `filled-${talents}`), '');
}
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  DEMO: '0',
  RATE_LIMITS: '0',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  LOG_LEVEL: 'error',
};
const account = await pool.query<{ id: string }>(`select id from accounts where role = 'company'`);
const cookie = await signIn(pool, readEnv({ NODE_ENV: 'test', ...settings }), account.rows[0]?.id ?? '');
const paths = searchQueries(today).map(({ text, wishes }) => {
  const asked = new URLSearchParams(text ? { text } : {});
  for (const wish of wishes) asked.append('wish', wish);
  return `/api/v1/talents?${asked}`;
});

const ms = (time: number) => (time < 100 ? time.toFixed(1) : String(Math.round(time)));
const told = ({ p50, p95, p99 }: Spread) => `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} ms`;

/** Starts a server, and prints the time until it answers and until its first search is answered. */
async function start(what: string) {
  const from = performance.now();
  const server = await startServer(settings);
  const reached = performance.now() - from;
  await get(`${server.url}/api/v1/talents`, cookie);
  console.log(
    `${what}: reached after ${ms(reached)} ms, first search answered after ${ms(performance.now() - from)} ms`,
  );
  return server;
}

/** Times of calls that do not search, while `work` runs. */
async function othersDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const asked: Promise<void>[] = [];
  while (!isOver) {
    asked.push(timed(() => get(`${url}/ready`)).then((time) => void times.push(time)));
    await pause(OTHER_MS);
  }
  await Promise.all(asked);
  return times;
}

console.log(`${talents} talents, load ${loadavg()[0]?.toFixed(1)}`);
await (await start('first start')).stop();
const server = await start('second start');
stack.defer(() => server.stop());
const ask = (at: number) => get(server.url + paths[at], cookie);
const single: number[] = [];
for (let round = 0; round <= ROUNDS; round++)
  for (const at of paths.keys()) {
    const time = await timed(() => ask(at));
    if (round > 0) single.push(time);
  }
console.log(`one client: ${told(spreadOf(single))}`);
console.log(`memory: ${serverMemory()?.toFixed(0)} MB`);
await crowd(ask, paths.length, CLIENTS, 2000);
const searching = crowd(ask, paths.length, CLIENTS, CROWD_MS);
const others = await othersDuring(server.url, searching);
const { times, perSecond } = await searching;
console.log(`sixteen clients: ${told(spreadOf(times))}, ${perSecond.toFixed(0)} a second`);
console.log(
  `/ready meanwhile (${others.length} calls): ${told(spreadOf(others))}, longest ${ms(Math.max(...others))} ms`,
);
const idle = await othersDuring(server.url, pause(3000));
console.log(`/ready without searches: ${told(spreadOf(idle))}, longest ${ms(Math.max(...idle))} ms`);
console.log(`memory: ${serverMemory()?.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`);
