import { Worker } from 'node:worker_threads';
import { SEARCH_LOST } from '#server/db/outage.ts';
import type { Bits } from './doc-set.ts';
import { countingOf } from './facets.ts';
import { type PackedSegment, packSegment } from './packed-segment.ts';
import type { Prepared } from './prepared.ts';
import type { Segment } from './segment.ts';
import type { Answers, Question } from './talent-search.ts';
import { errorOf, type Thrown } from './thrown.ts';

type Answer = Answers[Question['kind']];

/** A segment as a helper is told of it; `packed` only the first time. */
interface ToldSegment {
  readonly number: number;
  readonly packed?: PackedSegment;
  readonly gone: Bits;
}

/** A question to a helper; `segments` if they are others than those of its last question. */
export interface ToHelper {
  readonly id: number;
  readonly prepared: Prepared;
  readonly segments?: readonly ToldSegment[];
}

/** A helper says that it is there once its code is loaded, and then answers. */
export type FromHelper =
  | 'there'
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly thrown: Thrown };

/** Threads beside the calling one that answer from the same segments. */
export interface Helpers {
  /** Gives a question to a helper; undefined if none is free. The first call that finds too few helpers starts one. */
  take(prepared: Prepared): Promise<Answer> | undefined;
  stop(): Promise<void>;
}

/** The parts of the thread that helpers need. */
export interface HelperParts {
  /** Maximum number of helpers. */
  readonly most: number;
  /** The current segments: another array whenever any of them, or the talents who are gone, have changed. */
  readonly segments: () => readonly Segment[];
  /** Called when a helper can take a question. */
  readonly onFree: () => void;
  /** Called when the number of helpers has changed; `error` if one was lost. */
  readonly onCount: (helpers: number, error?: Error) => void;
  readonly script?: URL | undefined;
}

const SCRIPT = new URL('./answering-worker.ts', import.meta.url);
/** Questions at a helper at once, so that it does not wait while the calling thread is busy with a search. */
const AT_ONCE = 2;
/**
 * Size of the young generation of the heap in MB. A search's objects are short-lived, and Node's larger default would
 * stay allocated without need.
 */
export const YOUNG_MB = 8;

interface Asked {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

class Helper {
  readonly asked = new Map<number, Asked>();
  readonly worker: Worker;
  isThere = false;
  #told: readonly Segment[] = [];
  #lastId = 0;
  readonly #numberOf: (segment: Segment) => number;

  constructor(script: URL, numberOf: (segment: Segment) => number) {
    this.#numberOf = numberOf;
    this.worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.worker.unref();
  }

  ask(prepared: Prepared, segments: readonly Segment[]): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#lastId += 1;
    const id = this.#lastId;
    this.asked.set(id, { resolve, reject });
    const news = segments === this.#told ? {} : { segments: this.#tell(segments) };
    this.worker.postMessage({ id, prepared, ...news } satisfies ToHelper);
    return promise;
  }

  #tell(segments: readonly Segment[]): ToldSegment[] {
    const known = new Set(this.#told);
    this.#told = segments;
    return segments.map((segment) => ({
      number: this.#numberOf(segment),
      gone: segment.gone,
      ...(!known.has(segment) && { packed: packSegment(segment, countingOf(segment)) }),
    }));
  }

  hear(message: Exclude<FromHelper, 'there'>): void {
    const own = this.asked.get(message.id);
    this.asked.delete(message.id);
    if ('thrown' in message) own?.reject(errorOf(message.thrown));
    else own?.resolve(message.answer);
  }
}

/** Creates helpers; each is started when there is more to do than the threads there are can begin at once. */
export function createHelpers({ most, segments, onFree, onCount, script = SCRIPT }: HelperParts): Helpers {
  const helpers = new Set<Helper>();
  const numbers = new WeakMap<Segment, number>();
  let last = 0;
  let isStopped = false;

  function numberOf(segment: Segment): number {
    const known = numbers.get(segment);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(segment, last);
    return last;
  }

  function start(): void {
    const helper = new Helper(script, numberOf);
    helpers.add(helper);
    onCount(helpers.size);
    let failure: Error | undefined;
    helper.worker.on('message', (message: FromHelper) => {
      if (message === 'there') helper.isThere = true;
      else helper.hear(message);
      onFree();
    });
    helper.worker.once('error', (error: Error) => {
      failure = error;
    });
    helper.worker.once('exit', () => {
      helpers.delete(helper);
      if (isStopped) return;
      onCount(helpers.size, failure ?? new Error('It has exited.'));
      const lost = Object.assign(new Error('A thread of the search has ended.'), { code: SEARCH_LOST });
      for (const { reject } of helper.asked.values()) reject(lost);
    });
  }

  return {
    take(prepared) {
      if (isStopped) return undefined;
      const [free] = [...helpers]
        .filter(({ isThere, asked }) => isThere && asked.size < AT_ONCE)
        .toSorted((one, other) => one.asked.size - other.asked.size);
      if (!free && helpers.size < most) start();
      return free?.ask(prepared, segments());
    },
    async stop() {
      isStopped = true;
      await Promise.all([...helpers].map(({ worker }) => worker.terminate()));
    },
  };
}
