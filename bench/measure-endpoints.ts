import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type pg from 'pg';

/** One way to ask: a request, or what makes the next one. */
export interface Asking {
  readonly url: string;
  /** The address of each request, made anew where it has to differ. */
  readonly path: () => string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly cookie?: string;
  /** The body of each request, made anew where it has to differ. */
  readonly body?: () => unknown;
  /** The process that answers. */
  readonly pid: number | undefined;
}

export interface Endpoint {
  readonly name: string;
  readonly ours: Asking;
  readonly bare: Asking;
}

/** What one round of load cost. */
interface Cost {
  readonly perSecond: number;
  readonly p99: number;
  /** Of the process that answers, in ms of a core for each request; NaN where the system does not tell. */
  readonly cpuMs: number;
  /** Of PostgreSQL, in ms of its statements for each request. */
  readonly postgresMs: number;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
/** Ticks of the clock that Linux counts processes by. */
const TICK_MS = 10;

/** The processor time a process has used so far, in ms (Linux). */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** What a process holds in memory, and the most it ever held, in MB (Linux). */
export function heldBy(pid: number | undefined): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** The time that all backends of PostgreSQL have been active in statements, in ms. */
async function activeTime(pool: pg.Pool): Promise<number> {
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ ms: number }>(
    'select active_time as ms from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.ms ?? Number.NaN;
}

/** Asks over and over with all connections, for so many seconds. Fails when one of the answers is no success. */
export async function ask({ url, path, method = 'GET', cookie = '', body }: Asking, seconds: number) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        setupRequest: (one: object) => ({ ...one, path: path(), ...(body && { body: JSON.stringify(body()) }) }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path()} answered ${result.non2xx} times with no success`);
  return result;
}

async function load(pool: pg.Pool, asking: Asking): Promise<Cost> {
  const { pid } = asking;
  const [cpu, active] = [cpuOf(pid), await activeTime(pool)];
  const result = await ask(asking, SECONDS);
  const done = result.requests.total;
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMs: (cpuOf(pid) - cpu) / done,
    postgresMs: ((await activeTime(pool)) - active) / done,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a piece of work costs beside the bare program, as a line of the report and as its ratio. */
export interface Compared {
  readonly name: string;
  readonly ratio: number;
  readonly line: string;
}

/** Rounds of ours and bare in turn, so that a noisy machine disturbs both alike; the ratio is the median of the rounds'. */
export async function measureEndpoint(pool: pg.Pool, { name, ours, bare }: Endpoint): Promise<Compared> {
  await load(pool, ours);
  await load(pool, bare);
  const rounds: { mine: Cost; least: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ mine: await load(pool, ours), least: await load(pool, bare) });
  }
  const both = (read: (cost: Cost) => number, digits: number) =>
    [rounds.map(({ mine }) => read(mine)), rounds.map(({ least }) => read(least))].map((values) =>
      median(values).toFixed(digits),
    );
  const ratio = median(rounds.map(({ mine, least }) => mine.perSecond / least.perSecond));
  const cells = [
    name,
    ...both(({ perSecond }) => perSecond, 0),
    ratio.toFixed(2),
    ...both(({ p99 }) => p99, 0),
    both(({ cpuMs }) => cpuMs, 2).join(' / '),
    both(({ postgresMs }) => postgresMs, 2).join(' / '),
  ];
  return { name, ratio, line: `| ${cells.join(' | ')} |` };
}

export const ENDPOINTS_HEAD = `| piece of work | ours req/s | bare node:http + SQL req/s | ratio | ours p99 ms | bare p99 ms | process ms, ours / bare | PostgreSQL ms, ours / bare |
|---|---|---|---|---|---|---|---|`;
