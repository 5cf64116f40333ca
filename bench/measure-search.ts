import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { startBare } from './bare-process.ts';
import { startOwnDatabase } from './own-database.ts';
import { makeBestTable, tuned } from './search/best-table.ts';
import { type Ask, crowd, get, type Spread, spreadOf, timed } from './search/calls.ts';
import { measureFreshness } from './search/measure-freshness.ts';
import { makeQuestion, type Question } from './search/questions.ts';
import { serverMemory } from './search/server-memory.ts';
import { searchQueries } from './search-queries.ts';
import { signIn } from './session-cookie.ts';
import { deliverSources } from './start-delivered.ts';
import { type FillTimes, fillTalents } from './talents/fill-talents.ts';

const CLIENTS = 16;
const CROWD_ROUNDS = 3;
const CROWD_MS = 5_000;
const ROUNDS = { least: 5, most: 30, ms: 120_000 } as const;

/**
 * The compared sides: our server; the statement for a page; that statement and the one for the count; both statements
 * behind a bare server.
 */
export const ASKED = ['ours', 'page', 'page_and_count', 'bare_http'] as const;
export type Asked = (typeof ASKED)[number];

export interface SearchFigures {
  readonly talents: number;
  readonly fill: FillTimes;
  /** Time in ms from the start of the process until its first search is answered. */
  readonly start_ms: number;
  readonly memory_mb: number | undefined;
  readonly single: Readonly<Record<Asked, Spread>>;
  readonly crowd: Partial<Record<Asked, Spread & { readonly perSecond: number }>>;
  /** The median over the queries of our median divided by the other side's median. */
  readonly ratios: Readonly<Record<Asked, number>>;
  readonly fresh_ms: readonly number[];
  readonly questions: readonly Question[];
  /** Our median time of each query, in ms. */
  readonly each: readonly number[];
  /**
   * The p95 of the queries' medians, and of their fastest calls. Other load on the machine affects these less than
   * `single`.
   */
  readonly settled: Readonly<Record<Asked, { readonly median: number; readonly fastest: number }>>;
  /** Load of the machine before and after the calls. */
  readonly loads: readonly number[];
}

const say = (text: string) => console.error(`${systemClock().toISOString().slice(11, 19)} ${text}`);

/** Measures the search with `talents` talents, on a database of its own, which is removed afterwards. */
export async function measureSearch(talents: number): Promise<SearchFigures> {
  await using stack = new AsyncDisposableStack();
  const { folder, url, pool, bulk } = await startOwnDatabase(stack);
  const today = dayOf(systemClock());
  say(`making ${talents} talents`);
  const fill = await fillTalents(bulk, talents, today);
  say(
    `made in ${fill.rows_s.toFixed(0)} s, facts in ${fill.search_s.toFixed(0)} s; making the table for the hand-written SQL`,
  );
  const vocabulary = await makeBestTable(bulk, today);

  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMITS: '0',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    LOG_LEVEL: 'error',
  };
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  const account = await pool.query<{ id: string }>(`select id from accounts where role = 'company'`);
  const cookie = await signIn(pool, env, account.rows[0]?.id ?? '');
  const start = deliverSources(join(folder, 'delivered'));
  say('starting the server');
  const from = performance.now();
  const server = await start(settings);
  stack.defer(() => server.stop().catch((error: Error) => say(error.message)));
  const ours = { url: server.url, cookie };
  await get(`${ours.url}/api/v1/talents`, cookie);
  const start_ms = performance.now() - from;

  say(`answering after ${(start_ms / 1000).toFixed(1)} s; comparing what both find`);
  const questions: Question[] = [];
  for (const query of searchQueries(today)) questions.push(await makeQuestion(pool, vocabulary, query, ours));
  const file = join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify(questions.map(({ statements }) => statements)));
  const bare = await startBare('bench/search/bare-search.ts', { DATABASE_URL: url, STATEMENTS: file });
  stack.defer(bare.stop);
  const direct = createPool(tuned(url), { max: CLIENTS });
  stack.defer(() => direct.end());

  const asks: Record<Asked, Ask> = {
    ours: (at) => get(ours.url + questions[at]?.path, cookie),
    page: (at) => direct.query(questions[at]?.statements.page ?? ''),
    page_and_count: async (at) => {
      await direct.query(questions[at]?.statements.page ?? '');
      await direct.query(questions[at]?.statements.count ?? '');
    },
    bare_http: (at) => get(`${bare.url}/${at}`),
  };
  const before = loadavg()[0] ?? 0;
  const { single, ratios, each, settled } = await measureSingle(asks, questions.length);
  const memory_mb = serverMemory();
  const many = await measureCrowd(asks, questions.length);
  const loads = [before, loadavg()[0] ?? 0];
  say('changing profiles in another process');
  const other = await start(settings);
  // A server that stops too slowly must not lose the measured figures.
  stack.defer(() => other.stop().catch((error: Error) => say(error.message)));
  // Searches once, so that the server that changes profiles has loaded its index before the changes are timed.
  await get(`${other.url}/api/v1/talents`, cookie);
  const fresh_ms = await measureFreshness(pool, env, other.url, ours);
  return { talents, fill, start_ms, memory_mb, single, crowd: many, ratios, fresh_ms, questions, each, settled, loads };
}

/** One client sends each query to all four sides in turn, so that other load affects them alike. */
async function measureSingle(asks: Record<Asked, Ask>, queries: number) {
  const all = Array.from({ length: queries }, (_, at) => at);
  const times = ASKED.map((asked) => ({ asked, of: all.map((): number[] => []) }));
  // Warms up: connections, compiled code, and pages of the database in memory.
  for (let round = 0; round < 2; round++) for (const at of all) for (const asked of ASKED) await asks[asked](at);
  const from = performance.now();
  const isOver = (round: number) => round >= ROUNDS.least && performance.now() - from > ROUNDS.ms;
  let rounds = 0;
  for (; rounds < ROUNDS.most && !isOver(rounds); rounds++)
    for (const at of all) for (const { asked, of } of times) of[at]?.push(await timed(() => asks[asked](at)));
  say(`one client: ${rounds} rounds, p95 ${spreadOf(times[0]?.of.flat() ?? []).p95.toFixed(1)} ms`);
  const medians = times.map(({ asked, of }) => ({ asked, of: of.map((list) => spreadOf(list).p50) }));
  const each = medians[0]?.of ?? [];
  const entries = <T>(value: (asked: Asked, at: number) => T) =>
    Object.fromEntries(ASKED.map((asked, at) => [asked, value(asked, at)])) as Record<Asked, T>;
  return {
    each,
    settled: entries((_, at) => ({
      median: spreadOf(medians[at]?.of ?? []).p95,
      fastest: spreadOf(times[at]?.of.map((list) => Math.min(...list)) ?? []).p95,
    })),
    single: entries((_, at) => spreadOf(times[at]?.of.flat() ?? [])),
    ratios: entries((_, at) => spreadOf(each.map((mine, query) => mine / (medians[at]?.of[query] ?? 0))).p50),
  };
}

/** Sixteen clients at once, on each of the four sides in turn. */
async function measureCrowd(asks: Record<Asked, Ask>, queries: number) {
  const gathered = new Map<Asked, { times: number[]; perSecond: number[] }>();
  for (let round = 0; round <= CROWD_ROUNDS; round++) {
    for (const asked of ASKED) {
      const { times, perSecond } = await crowd(asks[asked], queries, CLIENTS, round === 0 ? 1_000 : CROWD_MS);
      if (round === 0) continue;
      const sum = gathered.get(asked) ?? { times: [], perSecond: [] };
      sum.times.push(...times);
      sum.perSecond.push(perSecond);
      gathered.set(asked, sum);
    }
  }
  say(`sixteen clients: p95 ${spreadOf(gathered.get('ours')?.times ?? []).p95.toFixed(1)} ms`);
  return Object.fromEntries(
    [...gathered].map(([asked, { times, perSecond }]) => [
      asked,
      { ...spreadOf(times), perSecond: spreadOf(perSecond).p50 },
    ]),
  ) as SearchFigures['crowd'];
}
