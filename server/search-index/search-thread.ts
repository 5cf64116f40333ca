import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import { SEARCH_LOST } from '#server/db/outage.ts';
import type { Waits } from '#server/db/waits.ts';
import { YOUNG_MB } from './answering-threads.ts';
import type { EngineSettings } from './engine-settings.ts';
import {
  counted,
  loadInBackground,
  newTally,
  type Question,
  SearchStopped,
  type TalentSearch,
} from './talent-search.ts';
import { errorOf, type Thrown } from './thrown.ts';

/** The places of the thread's data. */
interface ThreadPlace {
  /** URL of the PostgreSQL to read; the thread has its own connections. */
  readonly url: string;
  /** URL of a replica from which all talents are loaded. */
  readonly replica_url?: string | undefined;
  /** Path of the file that stores the index for the next start. */
  readonly file: string;
  readonly waits?: Waits | undefined;
  /** The engine that answers instead of an index of the process. */
  readonly engine?: EngineSettings | undefined;
}

/** The thread's `workerData`. `now` is the time of the process, in ms. */
export type ThreadBegin = ThreadPlace & { readonly now: number };

type Call =
  | { readonly call: 'search'; readonly question: Question }
  | { readonly call: 'ready' }
  | { readonly call: 'fill' }
  | { readonly call: 'reload' };

/** The messages to the thread. `now` is the time of the process, in ms. */
export type ToThread =
  | (Call & { readonly id: number; readonly now: number })
  | { readonly call: 'abort'; readonly id: number }
  | { readonly call: 'stop' };

/**
 * The messages of the thread. `helpers` is the number of threads that answer beside it, with the failure of one that was
 * lost.
 */
export type FromThread =
  | { readonly id: number; readonly answer: unknown; readonly documents: number }
  | { readonly id: number; readonly thrown: Thrown }
  | { readonly warning: string; readonly thrown?: Thrown }
  | { readonly helpers: number; readonly lost?: Thrown };

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
const SCRIPT = new URL('./search-worker.ts', import.meta.url);

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
  readonly tally = newTally();
  #thread: Worker | undefined;
  #isLoaded = false;
  #isStopped = false;
  #lastId = 0;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
  }

  readonly search = ((question: Question, signal?: AbortSignal) =>
    counted(this.tally, () => this.#call({ call: 'search', question }, signal), signal)) as TalentSearch['search'];

  async ready(signal?: AbortSignal): Promise<void> {
    if (!this.#isLoaded) await this.#call({ call: 'ready' }, signal);
  }

  async fill(): Promise<void> {
    await this.#call({ call: 'fill' });
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
    if ('helpers' in message) {
      this.#count(message.helpers, message.lost);
      return;
    }
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    // The caller of an aborted call no longer waits for its answer.
    if (!asked) return;
    if ('thrown' in message) {
      if (message.thrown.code === SEARCH_LOST) this.#askAgain(message.id, asked);
      else asked.reject(errorOf(message.thrown));
    } else {
      this.#isLoaded = true;
      this.tally.documents = message.documents;
      asked.resolve(message.answer);
    }
  }

  #count(helpers: number, lost?: Thrown): void {
    this.tally.threads = 1 + helpers;
    if (!lost) return;
    this.tally.threads_lost += 1;
    this.#parts.log.error({ err: errorOf(lost) }, 'a helper of the search has ended, another one takes its place');
  }

  #start(): Worker {
    const { place, clock, log, script = SCRIPT } = this.#parts;
    const workerData: ThreadBegin = { ...place, now: clock().getTime() };
    const own = new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    // Without `unref` the thread would keep the process alive.
    own.unref();
    own.on('message', (message: FromThread) => this.#hear(message));
    own.once('error', (err) => log.error({ err }, 'the thread of the search failed'));
    own.once('exit', () => {
      if (this.#thread !== own) return;
      this.#thread = undefined;
      this.tally.threads = 0;
      if (!this.#isStopped) this.#startAnew();
    });
    this.#thread = own;
    this.tally.threads = 1;
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
    this.tally.threads_lost += 1;
    log.error('the thread of the search has ended, another one takes its place');
    for (const [id, asked] of this.#waiting) this.#askAgain(id, asked);
    if (wasLoaded) loadInBackground(() => this.#call({ call: 'ready' }), log);
  }

  /** Asks a question again whose thread has ended, or refuses it after TRIES_MAX. */
  #askAgain(id: number, asked: Waiting): void {
    if (asked.tries < TRIES_MAX) this.#post(id, asked);
    else {
      this.#waiting.delete(id);
      asked.reject(Object.assign(new Error('The search failed more than once.'), { code: SEARCH_LOST }));
    }
  }

  #post(id: number, asked: Waiting): void {
    asked.tries += 1;
    this.#waiting.set(id, asked);
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
    this.#post(id, asked);
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }
}

/**
 * Creates the search in a separate thread, so that neither searches nor loading a million talents delay a request. The
 * thread has helpers where there are cores. If a thread dies, another one gets the unanswered questions.
 */
export function createSearchThread(parts: ThreadParts): TalentSearch {
  const thread = new SearchThread(parts);
  return {
    search: thread.search,
    ready: (signal) => thread.ready(signal),
    fill: () => thread.fill(),
    reload: () => thread.reload(),
    stop: () => thread.stop(),
    tally: thread.tally,
  };
}
