import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type pg from 'pg';

/** A request to measure; `path` and `body` may differ from request to request. */
export interface Asking {
  readonly url: string;
  readonly path: () => string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly cookie?: string;
  /** Other headers, as of a peer. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => unknown;
  /** Process id of the answering server. */
  readonly pid: number | undefined;
}

export interface Endpoint {
  readonly name: string;
  readonly ours: Asking;
  readonly bare: Asking;
}

/** The cost of one round of load. */
export interface Cost {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time of the server's process in ms per request; NaN if the system does not report it. */
  readonly cpuMs: number;
  /** Time that PostgreSQL worked on statements, in ms per request. */
  readonly postgresMs: number;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
/** Requests after which a connection is opened anew: our server refuses more than a thousand on one. */
const REQUESTS_OF_CONNECTION = 900;
/** Length of the clock tick by which Linux counts processor time. */
const TICK_MS = 10;

/** The processor time that a process has used so far, in ms (Linux). */
export function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** The memory of a process, now and at its largest, in MB (Linux). */
export function heldBy(pid: number | undefined): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** The time in ms that all connections to this database have worked on statements so far. */
async function activeTime(pool: pg.Pool): Promise<number> {
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ ms: number }>(
    'select active_time as ms from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.ms ?? Number.NaN;
}

/**
 * Sends requests on all connections for `seconds`.
 * @throws if an answer has no success status, or a connection fails
 */
export async function ask({ url, path, method = 'GET', cookie = '', headers: more, body }: Asking, seconds: number) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }), ...more };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    reconnectRate: REQUESTS_OF_CONNECTION,
    requests: [
      {
        method,
        headers,
        setupRequest: (one: object) => ({ ...one, path: path(), ...(body && { body: JSON.stringify(body()) }) }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path()} answered ${result.non2xx} times without success`);
  return result;
}

/** Sends requests for a few seconds, and measures their cost. */
export async function load(pool: pg.Pool, asking: Asking): Promise<Cost> {
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

/** The cost of one kind of request compared with the bare program: a line of the report, and the ratio. */
export interface Compared {
  readonly name: string;
  readonly ratio: number;
  readonly line: string;
}

/**
 * Measures our server and the bare one in turn, so that other load affects both alike. The ratio is the median of all
 * rounds.
 */
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
