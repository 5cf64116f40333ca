import { readFileSync } from 'node:fs';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, errors } from '@opensearch-project/opensearch';
import { ENGINE_AWAY } from '#server/db/outage.ts';
import { type ProxyEnv, proxyEnvOf } from '#server/outgoing-proxy.ts';
import type { EnginePlace } from '#server/search-engine-url.ts';

/** One call of the engine's HTTP interface. */
interface EngineCall {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly querystring?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Several objects, one a line. */
  readonly lines?: readonly object[];
  /** Time limit of one attempt in ms, if the call takes longer than a search. */
  readonly patience?: number;
  /** True for a call that changes nothing, and is sent again while the nodes agree on who is left. */
  readonly isReading?: boolean;
}

export interface Engine {
  /** @throws EngineError */
  call<Answer>(call: EngineCall): Promise<Answer>;
  close(): Promise<void>;
}

/** A call that the engine refused or did not answer. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  /** The status of the answer; undefined if there was none. */
  readonly status: number | undefined;
  /** Marks an outage (server/db/outage.ts). A call that the engine does not understand is a bug and has no code. */
  readonly code?: string;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    if (status !== 400) this.code = ENGINE_AWAY;
  }
}

export const isMissing = (error: unknown): boolean => error instanceof EngineError && error.status === 404;
export const isConflict = (error: unknown): boolean => error instanceof EngineError && error.status === 409;

/** Time limit of an attempt in ms, and the number of further attempts, each on another node. */
const PATIENCE_MS = 4_000;
const RETRIES = 2;
const SOCKETS_MAX = 32;
/**
 * Pauses in ms before a reading call is sent again. After the loss of a node the others choose a manager and open
 * their shards again, and refuse searches for some seconds.
 */
const AGAIN_AFTER_MS = [50, 200, 600, 1500, 3000, 5000] as const;
const isPassing = ({ status = 503 }: EngineError): boolean => status >= 500 || status === 429;

/**
 * A connection to the engine: over all its nodes, with a time limit on each call.
 * @param isAlone true if nothing else can answer, so that a call is worth waiting for
 */
export function createEngine(
  { nodes, user, password, sslrootcert }: EnginePlace,
  proxy: ProxyEnv,
  isAlone: boolean,
): Engine {
  const tls = sslrootcert === undefined ? {} : { ca: readFileSync(sslrootcert) };
  const ofAgents = { keepAlive: true, maxSockets: SOCKETS_MAX, proxyEnv: proxyEnvOf(proxy) };
  const client = new Client({
    nodes: nodes.map((url) => ({ url: new URL(url) })),
    ...(user !== undefined && { auth: { username: user, password: password ?? '' } }),
    ssl: tls,
    // The library's own agents know no NO_PROXY.
    agent: ({ url }) => (url.protocol === 'https:' ? new HttpsAgent({ ...ofAgents, ...tls }) : new HttpAgent(ofAgents)),
    requestTimeout: PATIENCE_MS,
    maxRetries: RETRIES,
  });

  async function callOnce<Answer>({ method, path, querystring, body, lines, patience }: EngineCall): Promise<Answer> {
    const request = {
      method,
      path,
      ...(querystring && { querystring: { ...querystring } }),
      ...(body && { body }),
      ...(lines && { bulkBody: [...lines] }),
    };
    try {
      const answer = await client.transport.request(request, { requestTimeout: patience ?? PATIENCE_MS });
      return answer.body as Answer;
    } catch (error) {
      const status = error instanceof errors.ResponseError ? (error.statusCode ?? undefined) : undefined;
      throw new EngineError(`${method} ${path} failed: ${(error as Error).message}`, status, error);
    }
  }

  return {
    async call<Answer>(call: EngineCall): Promise<Answer> {
      for (const wait of isAlone && call.isReading ? AGAIN_AFTER_MS : []) {
        try {
          return await callOnce(call);
        } catch (error) {
          if (!(error instanceof EngineError && isPassing(error))) throw error;
          await pause(wait);
        }
      }
      return await callOnce(call);
    },
    close: () => client.close(),
  };
}

/**
 * Searches an index.
 * @throws EngineError if a shard does not answer: without it, a part of the people would be missing
 */
export const searchWhole = <Answer>(engine: Engine, index: string, body: object): Promise<Answer> =>
  engine.call<Answer>({
    method: 'POST',
    path: `/${index}/_search`,
    querystring: { allow_partial_search_results: false, request_cache: false },
    body,
    isReading: true,
  });
