import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** The job exceeded its time. It counts as an outage: the next job may succeed. */
export class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Processor-heavy work in a separate thread, one piece at a time; in the main thread it would delay all requests. */
export interface WorkerQueue<Job, Answer> {
  /**
   * @param at_most_ms less time for this job than for others
   * @returns undefined if too many wait already.
   * @throws the job's error, or `TookTooLong` if it exceeds its time
   */
  work(job: Job, at_most_ms?: number): Promise<Answer | undefined>;
  /** Begins nothing more, and waits for the running job. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** Maximum time of one job, in ms. */
  readonly max_ms: number;
  /** Maximum number of waiting jobs: with more, callers would give up before the answer. */
  readonly waiting_max: number;
  readonly limits?: ResourceLimits;
}

/** Maximum time for a thread to load its code, in ms. */
const START_MS = 15_000;

/** @throws `TookTooLong` after `ms` */
async function nextMessage(worker: Worker, ms: number): Promise<unknown> {
  const end = AbortSignal.timeout(ms);
  const [message] = await once(worker, 'message', { signal: end }).catch((error) => {
    throw end.aborted ? new TookTooLong(`A thread had not answered after ${ms} ms`) : error;
  });
  return message;
}

/**
 * Creates a queue whose thread starts with the first job.
 * @param script calls `doJobs`
 */
export function createWorkerQueue<Job, Answer extends object>(
  script: URL,
  { max_ms, waiting_max, limits }: WorkerOptions,
): WorkerQueue<Job, Answer> {
  let worker: Worker | undefined;
  let isStopped = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(job: Job, at_most_ms: number): Promise<Answer> {
    if (isStopped) throw new Error('The thread is stopped');
    const isNew = !worker;
    worker ??= new Worker(script, limits ? { resourceLimits: limits } : {});
    // A waiting thread does not keep the process alive.
    worker.unref();
    const current = worker;
    try {
      // Loading is not counted in the job's time: on a busy machine a thread takes seconds to load.
      if (isNew) await nextMessage(current, START_MS);
      current.postMessage(job);
      const answer = (await nextMessage(current, Math.min(max_ms, at_most_ms))) as
        | Answer
        | { readonly error: unknown }
        | undefined;
      if (!answer || 'error' in answer) throw answer?.error;
      return answer;
    } catch (error) {
      // The thread's state is unknown, so the next job gets a new one.
      worker = undefined;
      await current.terminate();
      throw error;
    }
  }

  return {
    async work(job, at_most_ms = max_ms) {
      if (waiting >= waiting_max) return undefined;
      waiting++;
      const turn = last.then(() => ask(job, at_most_ms));
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
