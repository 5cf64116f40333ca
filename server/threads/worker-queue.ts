import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** The job had not ended in its time. It counts as an outage: another job may well succeed. */
export class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Work of the processor in a thread of its own, one piece at a time: done here it would hold up everybody else. */
export interface WorkerQueue<Job, Answer> {
  /** @returns undefined when too many wait already. @throws when it fails, and `TookTooLong` when it has not ended in time */
  work(job: Job): Promise<Answer | undefined>;
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** How long one piece may take. */
  readonly max_ms: number;
  /** How many may wait in line: more than that would wait longer than anybody does. */
  readonly waiting_max: number;
  readonly limits?: ResourceLimits;
}

/** How long a thread may take to load what it works with. */
const START_MS = 15_000;

/** @throws `TookTooLong` after `ms` */
async function nextMessage(worker: Worker, ms: number): Promise<unknown> {
  const end = AbortSignal.timeout(ms);
  const [message] = await once(worker, 'message', { signal: end }).catch((error) => {
    throw end.aborted ? new TookTooLong(`A thread had not answered after ${ms} ms`) : error;
  });
  return message;
}

/** @param script calls `doJobs` */
export function createWorkerQueue<Job, Answer extends object>(
  script: URL,
  { max_ms, waiting_max, limits }: WorkerOptions,
): WorkerQueue<Job, Answer> {
  let worker: Worker | undefined;
  let isStopped = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(job: Job): Promise<Answer> {
    if (isStopped) throw new Error('The thread is stopped');
    const isNew = !worker;
    worker ??= new Worker(script, limits ? { resourceLimits: limits } : {});
    // A thread that waits for work keeps no process alive.
    worker.unref();
    const current = worker;
    try {
      // The time of a piece of work is its own: on a busy machine a thread takes seconds to load what it works with.
      if (isNew) await nextMessage(current, START_MS);
      current.postMessage(job);
      const answer = (await nextMessage(current, max_ms)) as Answer | { readonly error: unknown } | undefined;
      if (!answer || 'error' in answer) throw answer?.error;
      return answer;
    } catch (error) {
      // Whatever state it is in, the next piece of work gets a new one.
      worker = undefined;
      await current.terminate();
      throw error;
    }
  }

  return {
    async work(job) {
      if (waiting >= waiting_max) return undefined;
      waiting++;
      const turn = last.then(() => ask(job));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        waiting--;
      }
    },
    async stop() {
      isStopped = true;
      await last;
      await worker?.terminate();
    },
  };
}
