/**
 * `npm run bench -- engine`: the 60 searches over HTTP by a server with its own index, and by one whose searches three
 * nodes of OpenSearch answer, on one machine and the same database. Needs Java and scripts/install-deep.sh.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { readEngineUrl } from '#server/search-engine-url.ts';
import { createSearch } from '#server/search-index/create-search.ts';
import { startSearchNodes } from '#tests/support/search-nodes.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startOwnDatabase } from './own-database.ts';
import { crowd, get, medianOf, type Spread, spreadOf, timed } from './search/calls.ts';
import { searchQueries } from './search-queries.ts';
import { signIn } from './session-cookie.ts';
import { fillTalents } from './talents/fill-talents.ts';

const NODES = 3;
const JAVA = ['-Xms700m', '-Xmx700m', '-XX:+UseG1GC'];
const ROUNDS = { warm: 3, measured: 10 } as const;
const CLIENTS = 16;
const CROWD_MS = 10_000;
/** Clock ticks of /proc per second, in Linux on every machine. */
const TICKS = 100;

const say = (text: string) => console.error(`${systemClock().toISOString().slice(11, 19)} ${text}`);

/** Resident memory in MB, and processor time in seconds so far, of several processes together. */
function costOf(pids: readonly (number | undefined)[]): { readonly memory: number; readonly processor: number } {
  const each = pids.map((pid) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\) /, '')
      .split(' ');
    return { memory: Number(kilobytes) / 1024, processor: (Number(user) + Number(system)) / TICKS };
  });
  return {
    memory: each.reduce((sum, { memory }) => sum + memory, 0),
    processor: each.reduce((sum, { processor }) => sum + processor, 0),
  };
}

/** One side of the comparison. */
interface Side {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly (number | undefined)[];
  /** Seconds until the first search was answered, and of filling the engine. */
  readonly start_s: number;
  readonly fill_s: number;
}

interface Figures extends Side {
  readonly single: Spread;
  readonly crowd: Spread & { readonly perSecond: number };
  /** Processor time of a search in ms, of the server and of the nodes. */
  readonly processor: readonly [server: number, nodes: number];
  readonly memory: readonly [server: number, nodes: number];
}

const shown = (text: number) => text.toFixed(text < 10 ? 2 : 0);

/** Measures both sides with so many talents, and prints a table. */
export async function measureEngine(talents: number): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { folder, url, pool, bulk } = await startOwnDatabase(stack);
  const today = dayOf(systemClock());
  say(`making ${talents} talents`);
  await fillTalents(bulk, talents, today);
  say('starting the nodes');
  const nodes = await startSearchNodes(NODES, JAVA);
  stack.defer(() => nodes.stop());
  const db = createKysely(pool);
  const log = { warn: say, error: ({ err }: { err: unknown }) => console.error(err) };
  const engine = { place: readEngineUrl(nodes.url), proxy: {}, hasOwnIndex: false };
  const filler = await createSearch({ db, pool, clock: systemClock, log }, { engine });
  stack.defer(() => filler.stop());
  const fill_s = (await timed(() => filler.fill())) / 1000;
  await nodes.settled();
  say(`filled in ${fill_s.toFixed(1)} s`);

  const settings = (name: string) => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    DEMO: '0',
    RATE_LIMITS: '0',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    PERSONAL_DATA_SECRET: 'another secret of at least thirty-two characters',
    LOG_LEVEL: 'error',
  });
  const account = await pool.query<{ id: string }>(`select id from accounts where role = 'company'`);
  const env = readEnv({ NODE_ENV: 'test', ...settings('own') });
  const cookie = await signIn(pool, env, account.rows[0]?.id ?? '');
  const startSide = async (name: string, more: Readonly<Record<string, string>>, fill_s: number): Promise<Side> => {
    const from = performance.now();
    const server = await startServer({ ...settings(name), ...more });
    stack.defer(() => server.stop().catch((error: Error) => say(error.message)));
    await get(`${server.url}/api/v1/talents`, cookie);
    return { name, url: server.url, pids: [server.pid], start_s: (performance.now() - from) / 1000, fill_s };
  };
  const sides = [
    await startSide('own index', {}, 0),
    await startSide('engine', { SEARCH_ENGINE_URL: nodes.url, SEARCH_OWN_INDEX: '0' }, fill_s),
  ];
  const paths = searchQueries(today).map(
    ({ text, wishes }) =>
      `/api/v1/talents?${new URLSearchParams([...(text ? [['text', text]] : []), ...wishes.map((wish) => ['wish', wish])])}`,
  );
  const ask = ({ url }: Side, at: number) => get(url + paths[at], cookie);
  for (const at of paths.keys()) {
    const [one, other] = await Promise.all(
      sides.map(async (side) => JSON.parse(await ask(side, at)) as { total: number }),
    );
    if (one?.total !== other?.total) throw new Error(`The sides find ${one?.total} and ${other?.total}: ${paths[at]}`);
  }

  const loads = [loadavg()[0] ?? 0];
  const times = new Map<Side, number[]>(sides.map((side) => [side, []]));
  for (let round = -ROUNDS.warm; round < ROUNDS.measured; round += 1)
    for (const at of paths.keys())
      for (const side of sides) {
        const took = await timed(() => ask(side, at));
        if (round >= 0) times.get(side)?.push(took);
      }
  say('one client: done');
  const engines = nodes.nodes.map(({ pid }) => pid);
  const figures: Figures[] = [];
  for (const side of sides) {
    await crowd((at) => ask(side, at), paths.length, CLIENTS, CROWD_MS / 5);
    const before = [costOf(side.pids), costOf(engines)];
    const { times: many, perSecond } = await crowd((at) => ask(side, at), paths.length, CLIENTS, CROWD_MS);
    const after = [costOf(side.pids), costOf(engines)];
    const perSearch = (at: number) =>
      (((after[at]?.processor ?? 0) - (before[at]?.processor ?? 0)) * 1000) / many.length;
    figures.push({
      ...side,
      single: spreadOf(times.get(side) ?? []),
      crowd: { ...spreadOf(many), perSecond },
      processor: [perSearch(0), perSearch(1)],
      memory: [after[0]?.memory ?? 0, after[1]?.memory ?? 0],
    });
  }
  loads.push(loadavg()[0] ?? 0);
  const ratio = medianOf(
    (times.get(sides[1] as Side) ?? []).map((took, at) => took / (times.get(sides[0] as Side)?.[at] ?? 0)),
  );
  console.log(`\n${talents} talents, load ${loads.map(shown).join(' to ')}, ${systemClock().toISOString().slice(0, 16)}
| | p50 | p95 | p99 | 16 clients: a second | p50 | p95 | processor a search: server, nodes | memory: server, nodes | start | filling |
|---|---|---|---|---|---|---|---|---|---|---|`);
  for (const { name, single, crowd: many, processor, memory, start_s, fill_s: filled } of figures)
    console.log(
      `| ${[name, ...[single.p50, single.p95, single.p99, many.perSecond, many.p50, many.p95].map(shown), `${processor.map(shown).join(' + ')} ms`, `${memory.map(shown).join(' + ')} MB`, `${shown(start_s)} s`, `${shown(filled)} s`].join(' | ')} |`,
    );
  console.log(`\nThe engine's time divided by the index's, per search, in the median: ${ratio.toFixed(1)}\n`);
}
