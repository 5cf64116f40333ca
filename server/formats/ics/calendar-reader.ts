import type { DaySpan } from '#domain/kernel/time/day.ts';
import { createWorkerQueue } from '#server/threads/worker-queue.ts';

export interface CalendarJob {
  readonly text: string;
  /** First ISO day of interest. */
  readonly today: string;
}

/** The days that a calendar makes busy. */
export interface ReadDays {
  readonly days: readonly DaySpan[];
  /** Number of events that were not fully understood. */
  readonly unread: number;
}

/** Reads calendars in a separate thread, one at a time, each within limits of time and memory. */
export interface CalendarReader {
  /**
   * Null for a text that is not a calendar, and beyond WAITING_MAX; 'out_of_bounds' for a calendar that takes too much
   * time or memory.
   */
  read(job: CalendarJob): Promise<ReadDays | 'out_of_bounds' | null>;
  stop(): Promise<void>;
}

/** Maximum time for one calendar, because all others wait; one with 5,000 events takes a second. */
const READ_MS = 4_000;
/** Maximum number of waiting jobs, more than ever occur. */
const WAITING_MAX = 100;
/** Several times the need of a calendar of two megabytes. */
const MEMORY_MB = 256;

/**
 * The calendar reader of a process. Its thread starts with the first job; a job beyond WAITING_MAX is not read (null).
 */
export function createCalendarReader(): CalendarReader {
  const line = createWorkerQueue<CalendarJob, { readonly read: ReadDays | null }>(
    new URL('./read-worker.ts', import.meta.url),
    {
      max_ms: READ_MS,
      waiting_max: WAITING_MAX,
      limits: { maxOldGenerationSizeMb: MEMORY_MB },
    },
  );
  return {
    async read(job) {
      // The calendar has taken too long or crashed the thread. Its owner must correct it, so no error is logged.
      const done = await line.work(job).catch(() => 'out_of_bounds' as const);
      return done === 'out_of_bounds' ? done : (done?.read ?? null);
    },
    stop: line.stop,
  };
}
