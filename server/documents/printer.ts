import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { createWorkerQueue } from '#server/threads/worker-queue.ts';
import type { Printed, PrintJob } from './print.ts';

/**
 * Draws documents in a separate thread, one at a time, because drawing keeps a processor busy and would delay all
 * requests.
 */
export interface Printer {
  /**
   * The refusal 'name_not_printable' contains the whole text that no typeface can write.
   * @throws if the drawing fails or takes too long
   */
  print(job: PrintJob): Promise<Buffer | Refusal<'name_not_printable' | 'unavailable'>>;
  stop(): Promise<void>;
}

/** Maximum time for one document, which usually takes a tenth of a second, in ms. */
const PRINT_MS = 20_000;
/** Maximum number of waiting jobs: with more, browsers would give up before the answer. */
const WAITING_MAX = 50;

/**
 * The printer of a process. Its thread starts with the first job; jobs beyond WAITING_MAX are refused as 'unavailable'.
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
