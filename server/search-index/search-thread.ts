import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Waits } from '#server/db/waits.ts';
import { loadInBackground, type Question, SearchStopped, type TalentSearch } from './talent-search.ts';

/** The places of the thread's data. */
interface ThreadPlace {
  /** URL of the PostgreSQL to read; the thread has its own connections. */
  readonly url: string;
  /** URL of a replica from which all talents are loaded. */
  readonly replica_url?: string | undefined;
  /** Path of the file that stores the index for the next start. */
  readonly file: string;
  readonly waits?: Waits | undefined;
}

/** The thread's `workerData`. `now` is the time of the process, in ms. */
export type ThreadBegin = ThreadPlace & { readonly now: number };

type Call =
  | { readonly call: 'search'; readonly question: Question }
  | { readonly call: 'ready' }
  | { readonly call: 'reload' };

/** The messages to the thread. `now` is the time of the process, in ms. */
export type ToThread =
  | (Call & { readonly id: number; readonly now: number })
  | { readonly call: 'abort'; readonly id: number }
  | { readonly call: 'stop' };

/** An error as a message, because structured cloning drops the extra fields of its class. */
export type Thrown = Record<'name' | 'message', string> & { readonly stack?: string; readonly code?: string };

export type FromThread =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly thrown: Thrown }
  | { readonly warning: string; readonly thrown?: Thrown };

interface Waiting {
  readonly call: Call;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/**
 * Maximum number of threads that get the same question: a question during which two threads have died is not sent to a
 * third.
 */
const TRIES_MAX = 2;
/** Maximum wait for a stop in ms; writing the index of a million talents takes a second or two. */
const STOP_AT_MOST_MS = 5000;
/**
 * Size of the young generation of the heap in MB. A search's objects are short-lived, and Node's larger default would
 * stay allocated without need.
 */
const YOUNG_MB = 8;
const SCRIPT = new URL('./search-worker.ts', import.meta.url);

const errorOf = ({ name, message, stack, code }: Thrown): Error =>
  Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) });

/** The parts of the process that a search thread needs. */
interface ThreadParts {
  readonly place: ThreadPlace;
  readonly clock: Clock;
  readonly log: Logger;
  readonly script?: URL;
}

class SearchThread implements TalentSearch {
  readonly #parts: ThreadParts;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #isLoaded = false;
  #isStopped = false;
  #lastId = 0;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
  }

  readonly search = ((question: Question, signal?: AbortSignal) =>
    this.#call({ call: 'search', question }, signal)) as TalentSearch['search'];

  async ready(signal?: AbortSignal): Promise<void> {
    if (!this.#isLoaded) await this.#call({ call: 'ready' }, signal);
  }

  async reload(): Promise<void> {
    await this.#call({ call: 'reload' });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.values()) reject(new SearchStopped());
    this.#waiting.clear();
    const own = this.#thread;
    if (!own) return;
    const ended = once(own, 'exit');
    own.postMessage({ call: 'stop' } satisfies ToThread);
    await Promise.race([ended, pause(STOP_AT_MOST_MS, undefined, { ref: false })]);
    await own.terminate();
  }

  #hear(message: FromThread): void {
    if ('warning' in message) {
      const { warning, thrown } = message;
      this.#parts.log.warn(thrown ? { err: errorOf(thrown) } : {}, warning);
      return;
    }
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    // The caller of an aborted call no longer waits for its answer.
    if (!asked) return;
    if ('thrown' in message) asked.reject(errorOf(message.thrown));
    else {
      this.#isLoaded = true;
      asked.resolve(message.answer);
    }
  }

  #start(): Worker {
    const { place, clock, log, script = SCRIPT } = this.#parts;
    const workerData: ThreadBegin = { ...place, now: clock().getTime() };
    const own = new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    // Without this the thread would keep the process alive.
    own.unref();
    own.on('message', (message: FromThread) => this.#hear(message));
    own.once('error', (err) => log.error({ err }, 'the thread of the search failed'));
    own.once('exit', () => {
      if (this.#thread !== own) return;
      this.#thread = undefined;
      if (!this.#isStopped) this.#startAnew();
    });
    this.#thread = own;
    return own;
  }

  /**
   * Sends the unanswered questions to a new thread. If the index was loaded, the new thread loads it at once, so that
   * the next search need not wait.
   */
  #startAnew(): void {
    const { log } = this.#parts;
    const wasLoaded = this.#isLoaded;
    this.#isLoaded = false;
    log.error('the thread of the search has ended, another one takes its place');
    for (const [id, asked] of this.#waiting) {
      if (asked.tries < TRIES_MAX) this.#post(id, asked);
      else {
        this.#waiting.delete(id);
        asked.reject(new Error('The search failed more than once.'));
      }
    }
    if (wasLoaded) loadInBackground(() => this.#call({ call: 'ready' }), log);
  }

  #post(id: number, asked: Waiting): void {
    asked.tries += 1;
    const now = this.#parts.clock().getTime();
    (this.#thread ?? this.#start()).postMessage({ ...asked.call, id, now } satisfies ToThread);
  }

  async #call(what: Call, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#isStopped) throw new SearchStopped();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#lastId += 1;
    const id = this.#lastId;
    const asked: Waiting = { call: what, resolve, reject, tries: 0 };
    const abort = () => {
      this.#waiting.delete(id);
      this.#thread?.postMessage({ call: 'abort', id } satisfies ToThread);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.set(id, asked);
    this.#post(id, asked);
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }
}

/**
 * Creates the search in a separate thread, so that neither searches nor loading a million talents delay a request. If
 * the thread dies, a new one gets the unanswered questions.
 */
export function createSearchThread(parts: ThreadParts): TalentSearch {
  const thread = new SearchThread(parts);
  return {
    search: thread.search,
    ready: (signal) => thread.ready(signal),
    reload: () => thread.reload(),
    stop: () => thread.stop(),
  };
}
