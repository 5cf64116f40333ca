/**
 * The whole client: types inferred from the contract, which is imported as types only, so nothing of it is loaded.
 */

import type { z } from 'zod';
import type { Routes } from '#contract/contract.ts';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

const PREFIX = '/api/v1';

export type RouteName = keyof Routes & string;

type Part<Route, Name extends string> = Name extends keyof Route
  ? Route[Name] extends z.ZodType
    ? { [Key in Name]: z.input<Route[Name]> }
    : unknown
  : unknown;

type FilePart<Route> = Route extends { upload: object } ? { file: Blob } : unknown;

/** What a call of a route takes: its params, query and body as declared, or the file of an upload. */
export type CallArgs<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Part<Routes[Name], 'body'> &
  FilePart<Routes[Name]>;

type RestArgs<Name extends RouteName> =
  Record<never, never> extends CallArgs<Name> ? [args?: CallArgs<Name>] : [args: CallArgs<Name>];

export type Answer<Name extends RouteName> = z.output<Routes[Name]['response']>;

/** Anything but a success. `message` is Swedish and ready to show. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;

  constructor(code: ErrorCode | 'offline', status: number, message: string, fields = {}, data?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
  }
}

const OFFLINE =
  'Vi når inte servern just nu. Kontrollera din uppkoppling och försök igen. Det du har skrivit finns kvar.';
const BROKEN = 'Något gick fel hos oss. Försök igen om en stund.';

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  return PREFIX + filled + (search.size > 0 ? `?${search}` : '');
}

/** Called with every 401, so that the session store can drop a record the server no longer agrees with (spec rows U-21). */
let onSignedOut = () => {};
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body?.error) return new ApiError('internal', response.status, BROKEN);
  const { code, message, fields, data } = body.error;
  if (code === 'signed_out') onSignedOut();
  return new ApiError(code, response.status, message, fields, data);
}

/** Answers of routes that are polled, by address: sent back as their ETag, so that 'nothing new' costs no body. */
const remembered = new Map<string, { etag: string; answer: unknown }>();

/**
 * Calls a route: `api('GET /projects/:id', { params: { id } })`.
 * @throws ApiError
 */
export async function api<Name extends RouteName>(name: Name, ...[args]: RestArgs<Name>): Promise<Answer<Name>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const { params, query, body, file } = (args ?? {}) as {
    params?: object;
    query?: object;
    body?: unknown;
    file?: Blob;
  };
  const sent = file ?? (method === 'GET' ? undefined : JSON.stringify(body ?? {}));
  const address = addressOf(path, params, query);
  const known = method === 'GET' ? remembered.get(address) : undefined;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      ...(sent !== undefined && { body: sent }),
      headers: {
        ...(sent !== undefined && { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
        ...(known && { 'if-none-match': known.etag }),
      },
    });
  } catch {
    throw new ApiError('offline', 0, OFFLINE);
  }
  if (known && response.status === 304) return known.answer as Answer<Name>;
  if (!response.ok) throw await errorOf(response);
  const answer = (await response.json()) as Answer<Name>;
  const etag = response.headers.get('etag');
  if (etag) remembered.set(address, { etag, answer });
  return answer;
}

/** Query options for TanStack Query; the route's name begins the key, so that a whole route can be invalidated. */
export function query<Name extends RouteName>(name: Name, ...args: RestArgs<Name>) {
  return { queryKey: [name, ...args] as const, queryFn: () => api(name, ...args) };
}
