/** The rows of a backlog that wait. */
export interface WaitingRows {
  readonly work: string;
  readonly waiting: number;
  /** Rows whose last attempt failed. */
  readonly failed: number;
  /** Time from which the oldest row waits, ISO; null without one. */
  readonly oldest_date: string | null;
}

/** Entries of the outbox, by kind, that wait for an administrator. */
export interface DeadEntries {
  readonly kind: string;
  readonly count: number;
  readonly oldest_date: string;
}

/** A scheduled job; instants are ISO. */
export interface ScheduledRun {
  readonly job: string;
  readonly next_date: string;
  readonly done_date: string | null;
  /** Starts since the last success. */
  readonly attempts: number;
  readonly is_running: boolean;
}

/** The connections to the database, by its own clock, and its size. */
export interface Activity {
  readonly lock_waits: number;
  readonly longest_lock_wait_seconds: number;
  readonly oldest_transaction_seconds: number;
  readonly bytes: number;
}

/** A whole backup. */
export interface WholeBackup {
  /** Time of its snapshot, ISO. */
  readonly begun_date: string;
  /** Absolute path of the folder, or URL of the bucket with the prefix. */
  readonly place: string;
  readonly rows: number;
  readonly files: number;
  /** Number of needed files whose bytes the store had lost or changed. */
  readonly missing: number;
}

/** A backup that runs, or that failed or was cut off. */
export interface Unfinished {
  readonly state: 'running' | 'failed';
  readonly begun_date: string;
  /** The reason in a sentence; null if nobody has noted one. */
  readonly error: string | null;
}

/** The newest backups. */
export interface Backups {
  /** Null before the first. */
  readonly newest: WholeBackup | null;
  /** The last backup if it is not whole. */
  readonly unfinished: Unfinished | null;
}

/** The facts that only the database knows, for the measurements and for the page of operations. */
export interface DatabaseReading {
  /** Time of the reading, ISO. */
  readonly now: string;
  readonly waiting: readonly WaitingRows[];
  readonly dead: readonly DeadEntries[];
  readonly jobs: readonly ScheduledRun[];
  readonly activity: Activity;
  readonly backup: Backups;
  /** Number of things that wait for an administrator, by kind. */
  readonly to_do: readonly { readonly what: string; readonly count: number }[];
}
