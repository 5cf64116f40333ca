/**
 * The client of the API. It imports the routes of the contract as types only, so that the browser loads none of their
 * code.
 */

import type { z } from 'zod';
import { addressOf } from '#contract/kernel/read-call.ts';
import type { SchemaOf } from '#contract/kernel/route.ts';
import type { Routes } from '#contract/registry/contract.ts';
import type { ErrorBody, ErrorCode } from '#contract/registry/errors.ts';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';
import { opened } from './opened.ts';

export type RouteName = keyof Routes & string;

type Part<Route, Name extends string> = Name extends keyof Route
  ? SchemaOf<Route[Name]> extends z.ZodType
    ? { [Key in Name]: z.input<SchemaOf<Route[Name]>> }
    : unknown
  : unknown;

/** `onProgress` gets the sent part of the file, from 0 to 1. */
type FilePart<Route> = Route extends { upload: object }
  ? { file: Blob; onProgress?: (share: number) => void }
  : unknown;

/** Aborts a call whose answer is no longer needed. */
interface Ending {
  readonly signal?: AbortSignal;
}

/**
 * Idempotency key of a POST. Of several equal calls with one key the server runs only the first. The others get its
 * answer, or a refusal if the first is still under way or its answer was not kept.
 */
interface Repeating {
  readonly repeat_key?: string;
}

/** The arguments of a call: params, query and body as declared, or the file of an upload. */
export type CallArgs<Name extends RouteName> = Ending &
  Repeating &
  Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Part<Routes[Name], 'body'> &
  FilePart<Routes[Name]>;

type RestArgs<Name extends RouteName> =
  Record<never, never> extends CallArgs<Name> ? [args?: CallArgs<Name>] : [args: CallArgs<Name>];

export type Answer<Name extends RouteName> = z.output<Routes[Name]['response']>;

/** Any outcome but success. `message` is Swedish and ready to show. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline' | 'waiting';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;

  constructor(code: ErrorCode | 'offline' | 'waiting', status: number, message: string, fields = {}, data?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
  }

  /** The error of an unreachable server. */
  static offline(): ApiError {
    return new WordlessError('offline', 0, OFFLINE);
  }
}

/**
 * An error without the server's own words: the server was unreachable, or a proxy answered. The client wrote the
 * message; screens replace it where they have a better one.
 */
export class WordlessError extends ApiError {
  /** Only for the compiler, which would otherwise treat the two classes as the same type. */
  declare readonly is_wordless: true;
}

const OFFLINE =
  'Vi når inte servern just nu. Kontrollera din uppkoppling och försök igen. Det du har skrivit finns kvar.';
const BROKEN = 'Något gick fel hos oss. Försök igen om en stund.';

/**
 * Renews the session before a call if it is due, and after a call that is answered 'signed out'. The start page has no
 * keeper.
 */
export interface SessionKeeper {
  /**
   * Waits until a call of the route may be sent. Resolves to a function for the case that the server answers 'signed
   * out': it renews the session and resolves to true if the call should be repeated.
   */
  enter(name: RouteName): Promise<() => Promise<boolean>>;
  /** Called after a route has answered with success. */
  answered(name: RouteName): void;
  /** Called when the server rejects the session for good: the stored record of the session must be removed. */
  signedOut(): void;
}

let keeper: SessionKeeper | undefined;
export function letKeepSession(next: SessionKeeper): void {
  keeper = next;
}

let acting: string | undefined;
/**
 * Sets the mandate under which an administrator's next commands are sent (web/features/office/mandate); undefined for
 * none.
 */
export function letActFor(mandate_id: string | undefined): void {
  acting = mandate_id;
}
export const isActing = (): boolean => acting !== undefined;

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body?.error?.message) return new WordlessError('internal', response.status, BROKEN);
  const { code, message, fields, data } = body.error;
  return new ApiError(code, response.status, message, fields, data);
}

/** True if the command waits on the phone until there is a network (web/app/offline). */
export const isWaiting = (answer: unknown) => answer instanceof ApiError && answer.code === 'waiting';
export const isSignedOut = (answer: unknown) => answer instanceof ApiError && answer.code === 'signed_out';

/**
 * Answers with an ETag, by address. The next GET of the same address sends the ETag, so that an unchanged answer has no
 * body.
 */
const remembered = new Map<string, { etag: string; answer: unknown }>();

/** Forgets the remembered answers: called at sign-out, and before a session of another account. */
export function forgetAnswers(): void {
  remembered.clear();
  forgetFirstAnswers();
}

/** What the phone does without a network (web/app/offline). */
export interface Phone {
  /** Finds the answer that the phone has kept for a call; undefined if none. */
  readonly find?: (name: RouteName, args: object) => Promise<unknown>;
  /** Sends a command that may wait for a network; undefined for one that may not. */
  readonly wait?: (name: string, args?: object) => Promise<unknown> | undefined;
  /** Asks before a sign-out, which deletes what waits; resolves to false to stay. */
  readonly mayLeave?: () => Promise<boolean>;
}
export let phone: Phone = {};
export function letPhone(next: Phone): void {
  phone = next;
}

/**
 * Calls a route: `api('GET /projects/:id', { params: { id } })`. If the session has expired, it is renewed and the call
 * repeated once, never twice. If the browser has rendered the page in advance, a command waits until the user opens it.
 * @throws ApiError
 */
export async function api<Name extends RouteName>(name: Name, ...[args]: RestArgs<Name>): Promise<Answer<Name>> {
  if (!name.startsWith('GET ')) await opened();
  const call = () => callOnce(name, (args ?? {}) as Sent);
  const hasRenewed = await keeper?.enter(name);
  let answer = await call();
  if (isSignedOut(answer) && (await hasRenewed?.())) answer = await call();
  if (isSignedOut(answer)) keeper?.signedOut();
  if (answer instanceof ApiError) {
    const kept = answer.code === 'offline' && (await phone.find?.(name, args ?? {}));
    if (!kept) throw answer;
    return kept as Answer<Name>;
  }
  keeper?.answered(name);
  return answer as Answer<Name>;
}

/**
 * Longest waits for an answer in ms. The server ends its statements after 15 s; the rest is for slow lines. A line can
 * be silent without an error, as in a tunnel.
 */
const READ_MAX_MS = 30_000;
const COMMAND_MAX_MS = 60_000;

/** A signal that aborts after a time, or with the caller's signal. `clear` ends the waiting. */
function endingAfter(ms: number, signal: AbortSignal | undefined) {
  const ending = new AbortController();
  const abort = () => ending.abort();
  const timer = setTimeout(abort, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: ending.signal,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

interface Sent extends Ending, Repeating {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly onProgress?: (share: number) => void;
}

/** Sends one call. Resolves to the answer, or to the ApiError instead of throwing it. */
async function callOnce(
  name: RouteName,
  { params, query, body, file, onProgress, signal, repeat_key }: Sent,
): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ');
  const sent = file ?? (method === 'GET' ? undefined : JSON.stringify(body ?? {}));
  const address = addressOf(path, { ...(params && { params }), ...(query && { query }) });
  const first = method === 'GET' ? takeFirstAnswer(address) : undefined;
  if (first) {
    if (first.etag) remembered.set(address, { etag: first.etag, answer: first.answer });
    return first.answer;
  }
  const known = method === 'GET' ? remembered.get(address) : undefined;
  const headers = {
    ...(sent !== undefined && { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
    ...(known && { 'if-none-match': known.etag }),
    ...(repeat_key && { 'idempotency-key': repeat_key }),
    ...(acting && method !== 'GET' && { 'acting-for': acting }),
  };
  // A file takes as long as it takes: its progress is shown, and the user can end it.
  const ending = file
    ? { signal, clear: () => {} }
    : endingAfter(method === 'GET' ? READ_MAX_MS : COMMAND_MAX_MS, signal);
  const more = { method, headers, ...(ending.signal && { signal: ending.signal }) };
  try {
    const response =
      file && onProgress
        ? await (await import('./fetch-with-progress.ts')).fetchWithProgress(
            address,
            { ...more, body: file },
            onProgress,
          )
        : await fetch(address, { ...more, ...(sent !== undefined && { body: sent }) });
    if (known && response.status === 304) return known.answer;
    if (!response.ok) return await errorOf(response);
    const answer: unknown = await response.json();
    const etag = response.headers.get('etag');
    if (etag) remembered.set(address, { etag, answer });
    return answer;
  } catch {
    // No answer, half of one, or none in time.
    return ApiError.offline();
  } finally {
    ending.clear();
  }
}

/** Query options for TanStack Query; the key begins with the route's name, so that a whole route can be invalidated. */
export function query<Name extends RouteName>(name: Name, ...args: RestArgs<Name>) {
  return { queryKey: [name, ...args] as const, queryFn: () => api(name, ...args) };
}
