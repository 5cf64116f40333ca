import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { createWorkerQueue } from '#server/threads/worker-queue.ts';
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

/**
 * The printer of a process. Its thread starts with the first job; a job beyond WAITING_MAX is refused as 'unavailable'.
 */
export function createPrinter(): Printer {
  const line = createWorkerQueue<PrintJob, Printed>(new URL('./print-worker.ts', import.meta.url), {
    max_ms: PRINT_MS,
    waiting_max: WAITING_MAX,
  });
  return {
    async print(job) {
      const printed = await line.work(job);
      if (!printed) return refuse('unavailable');
      return 'bytes' in printed ? Buffer.from(printed.bytes) : refuse('name_not_printable', printed);
    },
    stop: line.stop,
  };
}
