import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Printed, PrintJob } from './print.ts';

/** Draws documents in a thread of its own, one at a time: it is work of the processor and would hold up everybody else. */
export interface Printer {
  /** A refused name comes with the text it stands in. @throws when the drawing fails, or has not ended in time */
  print(job: PrintJob): Promise<Buffer | Refusal<'name_not_printable' | 'unavailable'>>;
  stop(): Promise<void>;
}

/** How long one document may take; they take a tenth of a second. */
const PRINT_MS = 20_000;
/** How many may wait in line: more than that would wait longer than a browser does. */
const WAITING_MAX = 50;

export function createPrinter(): Printer {
  let worker: Worker | undefined;
  let isStopped = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(job: PrintJob): Promise<Buffer | Refusal<'name_not_printable'>> {
    if (isStopped) throw new Error('The printer is stopped');
    if (!worker) {
      worker = new Worker(new URL('./print-worker.ts', import.meta.url));
      // A thread that waits for work keeps no process alive.
      worker.unref();
    }
    const current = worker;
    try {
      current.postMessage(job);
      const [printed]: (Printed | { readonly error: unknown })[] = await once(current, 'message', {
        signal: AbortSignal.timeout(PRINT_MS),
      });
      if (!printed || 'error' in printed) throw printed?.error;
      return 'bytes' in printed ? Buffer.from(printed.bytes) : refuse('name_not_printable', printed);
    } catch (error) {
      // Whatever state it is in, the next document gets a new one.
      worker = undefined;
      await current.terminate();
      throw error;
    }
  }

  return {
    async print(job) {
      if (waiting >= WAITING_MAX) return refuse('unavailable');
      waiting++;
      const turn = last.then(() => draw(job));
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
