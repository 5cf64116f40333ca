import type { ProcessStanding } from './process-standing.ts';
import { meanSeconds, type RouteFigures } from './route-figures.ts';

/** Kinds of problems in the operation of the product, which an administrator has to look at. */
export const PROBLEMS = [
  'process_silent',
  'check_failing',
  'job_failing',
  'job_late',
  'work_old',
  'entries_dead',
  'lock_wait',
  'transaction_old',
  'backup_missing',
  'backup_old',
  'backup_failed',
  'route_failing',
  'route_slow',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

export interface Problem {
  readonly kind: ProblemKind;
  /** The check, job, work, kind of entries or route; empty for a kind of problem without one. */
  readonly subject: string;
  /** The process, as its host and number; null if the problem is of no single process. */
  readonly process: string | null;
  /** Instant (ISO) at which the problem began; null if it is unknown. */
  readonly since: string | null;
}

/** The readings from which problems follow. Instants are ISO. */
export interface Readings {
  readonly processes: readonly {
    readonly host: string;
    readonly pid: number;
    readonly standing: ProcessStanding;
    readonly silent_from: string;
    readonly checks: Readonly<Record<string, string | null>>;
  }[];
  readonly jobs: readonly {
    readonly job: string;
    readonly next_date: string;
    readonly done_date: string | null;
    readonly attempts: number;
    readonly is_running: boolean;
  }[];
  readonly works: readonly { readonly work: string; readonly oldest_date: string | null }[];
  readonly dead: readonly { readonly kind: string; readonly oldest_date: string }[];
  readonly database: { readonly longest_lock_wait_seconds: number; readonly oldest_transaction_seconds: number };
  readonly backup: {
    /** True where somebody relies on backups: what nobody has set up is no problem. */
    readonly is_expected: boolean;
    readonly newest: { readonly begun_date: string } | null;
    readonly unfinished: { readonly state: 'running' | 'failed'; readonly begun_date: string } | null;
  };
  readonly failing: readonly RouteFigures[];
  readonly slowest: readonly RouteFigures[];
}

/** Minutes after which a job is late, or waiting work is old. Processes look for due jobs and for work every minute. */
const LATE_MINUTES = 10;
const LOCK_SECONDS_AT_MOST = 10;
const TRANSACTION_SECONDS_AT_MOST = 300;
/** A day between two backups, and the hour for which the alert BackupOld waits, because a backup takes its time. */
const BACKUP_HOURS_AT_MOST = 25;
/** Mean time of a slow route, and the number of answers below which the mean is ignored. */
const SLOW_SECONDS = 1;
const ANSWERS_AT_LEAST = 5;

type Found = Omit<Problem, 'process'> & { readonly process?: string };

const ofProcesses = ({ processes }: Readings): Found[] =>
  processes.flatMap(({ host, pid, standing, silent_from, checks }): Found[] => {
    const process = `${host} (${pid})`;
    if (standing === 'silent') return [{ kind: 'process_silent', subject: '', process, since: silent_from }];
    if (standing !== 'running') return [];
    return Object.entries(checks).flatMap(([subject, since]) =>
      since === null ? [] : [{ kind: 'check_failing', subject, process, since }],
    );
  });

function ofJobs({ jobs }: Readings, late: string): Found[] {
  return jobs.flatMap(({ job: subject, next_date, done_date, attempts, is_running }): Found[] => {
    // A start is counted before its outcome is known.
    if (attempts > (is_running ? 1 : 0)) return [{ kind: 'job_failing', subject, since: done_date }];
    return next_date < late ? [{ kind: 'job_late', subject, since: next_date }] : [];
  });
}

const ofWork = ({ works, dead }: Readings, late: string): Found[] => [
  ...works.flatMap(({ work: subject, oldest_date: since }): Found[] =>
    since !== null && since < late ? [{ kind: 'work_old', subject, since }] : [],
  ),
  ...dead.map(({ kind: subject, oldest_date: since }): Found => ({ kind: 'entries_dead', subject, since })),
];

function ofDatabase({ database }: Readings, now: Date): Found[] {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const { longest_lock_wait_seconds: wait, oldest_transaction_seconds: oldest } = database;
  return [
    ...(wait > LOCK_SECONDS_AT_MOST ? [{ kind: 'lock_wait', subject: '', since: before(wait) } as const] : []),
    ...(oldest > TRANSACTION_SECONDS_AT_MOST
      ? [{ kind: 'transaction_old', subject: '', since: before(oldest) } as const]
      : []),
  ];
}

function ofBackups({ backup: { is_expected, newest, unfinished } }: Readings, now: Date): Found[] {
  if (!is_expected) return [];
  const found: Found[] = [];
  const old = new Date(now.getTime() - BACKUP_HOURS_AT_MOST * 3_600_000).toISOString();
  if (!newest) found.push({ kind: 'backup_missing', subject: '', since: null });
  else if (newest.begun_date < old) found.push({ kind: 'backup_old', subject: '', since: newest.begun_date });
  if (unfinished?.state === 'failed') found.push({ kind: 'backup_failed', subject: '', since: unfinished.begun_date });
  return found;
}

const ofRoutes = ({ failing, slowest }: Readings): Found[] => [
  ...failing.map(({ route, failed_since }): Found => ({ kind: 'route_failing', subject: route, since: failed_since })),
  ...slowest
    .filter((figures) => figures.count >= ANSWERS_AT_LEAST && meanSeconds(figures) >= SLOW_SECONDS)
    .map(({ route }): Found => ({ kind: 'route_slow', subject: route, since: null })),
];

/** All problems, the oldest first; problems without an instant come last. */
export function problemsOf(readings: Readings, now: Date): Problem[] {
  const late = new Date(now.getTime() - LATE_MINUTES * 60_000).toISOString();
  return [
    ...ofProcesses(readings),
    ...ofJobs(readings, late),
    ...ofWork(readings, late),
    ...ofDatabase(readings, now),
    ...ofBackups(readings, now),
    ...ofRoutes(readings),
  ]
    .map((found): Problem => ({ process: null, ...found }))
    .toSorted((one, other) => ((one.since ?? '9') < (other.since ?? '9') ? -1 : 1));
}
