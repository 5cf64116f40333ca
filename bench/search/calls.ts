import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Runs the query with this number, and resolves with the whole answer. */
export type Ask = (query: number) => Promise<unknown>;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * The whole body of a GET over a kept-alive connection.
 * @throws if the status is not 200
 */
export function get(url: string, cookie = ''): Promise<string> {
  return new Promise((done, fail) => {
    const call = request(url, { agent, headers: { cookie } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) done(body);
        else fail(new Error(`${new URL(url).pathname} answered ${response.statusCode}: ${body.slice(0, 300)}`));
      });
    });
    call.on('error', fail);
    call.end();
  });
}

/** The time that the work takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Percentiles of times, in ms. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const medianOf = (times: readonly number[]): number => spreadOf(times).p50;

/** Clients repeat all queries for `forMs`; each client begins with another query. */
export async function crowd(ask: Ask, queries: number, clients: number, forMs: number) {
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      let query = Math.floor((client * queries) / clients);
      while (performance.now() - from < forMs) {
        times.push(await timed(() => ask(query)));
        query = (query + 1) % queries;
      }
    }),
  );
  return { times, perSecond: times.length / ((performance.now() - from) / 1000) };
}
