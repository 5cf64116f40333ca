import type { DaySpan } from '#domain/kernel/time/day.ts';
import { createWorkerQueue } from '#server/threads/worker-queue.ts';

export interface CalendarJob {
  readonly text: string;
  /** ISO day from which days are of interest. */
  readonly today: string;
}

/** The days that a calendar takes. */
export interface ReadDays {
  readonly days: readonly DaySpan[];
  /** How many of its events were not understood, or not wholly. */
  readonly unread: number;
}

/** Reads calendars in a thread of its own, one at a time, each with its time and memory. */
export interface CalendarReader {
  /** Null for what is no calendar. */
  read(job: CalendarJob): Promise<ReadDays | 'out_of_bounds' | null>;
  stop(): Promise<void>;
}

/** How long one calendar may take, since all others wait; one with 5,000 events takes a second. */
const READ_MS = 4_000;
/** More than are ever read at once. */
const WAITING_MAX = 100;
/** What a calendar of two megabytes needs, several times over. */
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
      // What breaks the thread is the calendar: it is somebody's to mend, and no fault of ours.
      const done = await line.work(job).catch(() => 'out_of_bounds' as const);
      return done === 'out_of_bounds' ? done : (done?.read ?? null);
    },
    stop: line.stop,
  };
}
