/**
 * Calls Medverka with a company's API key. The types are the server's own contract, imported as types only: at run time
 * this file needs nothing but `fetch`.
 */
import type { z } from 'zod';
import type { SchemaOf } from '../contract/kernel/route.ts';
import type { Routes } from '../contract/registry/contract.ts';
import type { ErrorBody, ErrorCode } from '../contract/registry/errors.ts';

const PREFIX = '/api/v1';

type RouteName = keyof Routes & string;

type Part<Route, Name extends string> = Name extends keyof Route
  ? SchemaOf<Route[Name]> extends z.ZodType
    ? { [Key in Name]: z.input<SchemaOf<Route[Name]>> }
    : unknown
  : unknown;

/** The arguments of a call: params, query and body as the contract declares them. */
export type CallArgs<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Part<Routes[Name], 'body'>;

export type Answer<Name extends RouteName> = z.output<Routes[Name]['response']>;

type RestArgs<Name extends RouteName> =
  Record<never, never> extends CallArgs<Name>
    ? [args?: CallArgs<Name>, options?: CallOptions]
    : [args: CallArgs<Name>, options?: CallOptions];

/** The routes that answer with a page of a list. */
type PagedRoute = {
  [Name in RouteName]: Answer<Name> extends { readonly items: readonly unknown[]; readonly page_size: number }
    ? Name
    : never;
}[RouteName];
type ItemOf<Name extends PagedRoute> = Answer<Name> extends { readonly items: readonly (infer Item)[] } ? Item : never;

export interface CallOptions {
  /**
   * Identifies a POST. A call with the same key within 24 hours, also from another process, is not done a second time.
   * Without a key each call gets a new one, which its retries share.
   */
  readonly idempotency_key?: string;
  readonly signal?: AbortSignal;
}

export interface ClientOptions {
  /** Base URL of Medverka: 'https://medverka.se'. */
  readonly url: string;
  /** API key, 'mv_…'. */
  readonly key: string;
  /** Maximum number of tries per call; 4 by default. */
  readonly attempts?: number;
  readonly fetch?: typeof fetch;
  /** Waits between two tries. The argument is in ms. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** A refusal by the server. `message` is Swedish and may be shown; programs decide by `code`. */
export class MedverkaError extends Error {
  override name = 'MedverkaError';
  readonly status: number;
  readonly code: ErrorCode;
  /** For invalid input: the message of each field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  /** Id of the request, to quote when asking Medverka about it. */
  readonly request_id: string;

  constructor(status: number, { code, message, fields = {}, data, request_id }: ErrorBody['error']) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.data = data;
    this.request_id = request_id;
  }
}

/** Temporary refusals: too many calls, a busy or unavailable server, the same call under way. */
const PASSES: readonly string[] = ['too_many_requests', 'busy', 'call_under_way', 'unavailable'];
const FIRST_PAUSE_MS = 250;
/** The longest wait before a retry; if the server asks for a longer one, the call fails with its refusal. */
const LONGEST_PAUSE_MS = 60_000;

interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const values = params as Readonly<Record<string, unknown>>;
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return PREFIX + filled + (search.size > 0 ? `?${search}` : '');
}

/**
 * The refusal in a response. A response without the server's error body, such as a page of a proxy, counts as an
 * outage.
 */
async function refusalOf(response: Response): Promise<MedverkaError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const unknown = { code: 'unavailable', message: `Svaret har status ${response.status}.`, request_id: '' } as const;
  return new MedverkaError(response.status, body?.error ?? unknown);
}

export interface MedverkaClient {
  /**
   * Calls a route: `call('GET /projects/:id', { params: { id } })`. A GET or a POST is retried if the line breaks or
   * the server refuses it temporarily. Other methods are not: the caller could not know if the first try succeeded.
   * @throws MedverkaError for a refusal, and the error of `fetch` if the server is unreachable
   */
  call<Name extends RouteName>(name: Name, ...args: RestArgs<Name>): Promise<Answer<Name>>;
  /** All items of a paged list, page after page. */
  all<Name extends PagedRoute>(name: Name, ...args: RestArgs<Name>): AsyncGenerator<ItemOf<Name>>;
}

export function createClient(options: ClientOptions): MedverkaClient {
  const { url, key, attempts = 4, fetch: ask = fetch } = options;
  const pause = options.pause ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  const origin = url.replace(/\/+$/, '');

  const callAny = async (name: string, sent: Sent = {}, { idempotency_key, signal }: CallOptions = {}) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const isSafe = method === 'GET' || method === 'POST';
    const request: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        // All retries send the same key: if a POST succeeded and its answer was lost, the server repeats the answer
        // without doing the POST twice.
        ...(method === 'POST' && { 'idempotency-key': idempotency_key ?? crypto.randomUUID() }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(sent.body ?? {}) }),
      ...(signal && { signal }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const mayRetry = isSafe && attempt < attempts;
      const wait = FIRST_PAUSE_MS * 2 ** (attempt - 1);
      let response: Response;
      try {
        response = await ask(origin + addressOf(path, sent), request);
        // The line may also break in the middle of an answer.
        if (response.ok) return await response.json();
      } catch (error) {
        if (!mayRetry || signal?.aborted) throw error;
        await pause(wait);
        continue;
      }
      const refusal = await refusalOf(response);
      const asked = Number(response.headers.get('retry-after') ?? 0) * 1000;
      if (!mayRetry || !PASSES.includes(refusal.code) || asked > LONGEST_PAUSE_MS) throw refusal;
      await pause(Math.max(wait, asked));
    }
  };

  return {
    call: (name, ...[args, more]) => callAny(name, args as Sent | undefined, more),
    async *all(name, ...[args, more]) {
      const sent = (args ?? {}) as Sent;
      for (let page = 1, isMore = true; isMore; page += 1) {
        const answer = await callAny(name, { ...sent, query: { ...sent.query, page } }, more);
        const { items, page_size, total } = answer as { items: never[]; page_size: number; total: number };
        yield* items;
        isMore = items.length > 0 && page * page_size < total;
      }
    },
  };
}
