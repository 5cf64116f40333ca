import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Waits } from '#server/db/waits.ts';
import type { Question, TalentSearch } from './talent-search.ts';

/** Where the thread finds the people. */
interface ThreadPlace {
  /** The PostgreSQL that it reads, with connections of its own. */
  readonly url: string;
  /** A replica from which everybody is read. */
  readonly replica_url?: string | undefined;
  /** Where it keeps its index for the next start. */
  readonly file: string;
  readonly waits?: Waits | undefined;
}

/** The thread's `workerData`. `now` is as below. */
export type ThreadBegin = ThreadPlace & { readonly now: number };

type Call =
  | { readonly call: 'search'; readonly question: Question }
  | { readonly call: 'ready' }
  | { readonly call: 'reload' };

/** The messages to the thread; `now` is the clock of the process, in ms. */
export type ToThread =
  | (Call & { readonly id: number; readonly now: number })
  | { readonly call: 'abort'; readonly id: number }
  | { readonly call: 'stop' };

/** An error as it comes over: a class would lose what it adds. */
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

/** A question that two threads have died of, or with, is not asked a third one. */
const TRIES_MAX = 2;
/** Writing down a million people takes a second or two. */
const STOP_AT_MOST_MS = 5000;
/** Room for what a search makes and soon forgets, in MB; as much as Node gives stays taken and is not needed. */
const YOUNG_MB = 8;
const SCRIPT = new URL('./search-worker.ts', import.meta.url);

const errorOf = ({ name, message, stack, code }: Thrown): Error =>
  Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) });

/** A thread of the search, and the process around it. */
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
    for (const { reject } of this.#waiting.values()) reject(new Error('The search is stopped.'));
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
    // A call that was aborted is not waited for any more.
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
    // The process lives as long as something asks, and not for this.
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
   * Asks a new thread the unanswered questions of the one before, so that the first search does not wait for it to
   * read.
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
    if (wasLoaded) this.#call({ call: 'ready' }).catch((err) => log.error({ err }, 'the search cannot answer yet'));
  }

  #post(id: number, asked: Waiting): void {
    asked.tries += 1;
    const now = this.#parts.clock().getTime();
    (this.#thread ?? this.#start()).postMessage({ ...asked.call, id, now } satisfies ToThread);
  }

  async #call(what: Call, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#isStopped) throw new Error('The search is stopped.');
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
 * The search in a thread of its own: its work, and reading a million people, hold up no request. A thread that ends
 * unasked is followed by another one, which is asked the same questions.
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
