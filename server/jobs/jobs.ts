import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { notify } from '#server/db/notify.ts';
import { tellingOnce } from '#server/db/outage.ts';
import { patiently } from '#server/db/patiently.ts';
import { ANY_CLOCK, type ClockGuard } from './clock-guard.ts';
import { createLane } from './lane.ts';
import { type Backlog, giveBack, isOwn, keepLease, type Lease } from './leases.ts';
import { createPauses, type Pauses } from './pauses.ts';
import type { Times } from './times.ts';

/** Scheduled work; each job runs in one process at a time, however many processes there are. */
export interface Jobs extends Pauses {
  /** Runs a job now, whatever its schedule; does nothing in a process without jobs. */
  soon(name: string): Promise<void>;
  /** Begins all due jobs. */
  wake(): void;
  /** Resolves when no job is running. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface ScheduledJob {
  readonly name: string;
  readonly times: Times;
  readonly run: () => Promise<unknown>;
}

/** The channel on which processes are told to look for due jobs. */
export const JOBS_CHANNEL = 'medverka_jobs';

/** Maximum interval of a process's looks, for retries, and for a clock that is right again. */
const LOOK_AT_LEAST_MS = 30_000;
const LEASE_SECONDS = 60;
const KEEP_EVERY_MS = 20_000;
/** Maximum time of a job: a longer one hangs, and another process begins it again. */
const KEPT_AT_MOST_MS = 3_600_000;
/** Ms for which a stopping process waits for running jobs; another process runs the rest again. */
const STOP_PATIENCE_MS = 5_000;

const columns = { table: 'schedules', key: 'job', free_from: 'free_from', lease_seconds: LEASE_SECONDS } as const;

export interface JobsOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly guard?: ClockGuard;
  readonly lookAtLeast?: number;
}

/**
 * Creates a row per job, and runs jobs when they are due; jobs missed while no process ran, once. A failed job waits a
 * minute, then two, four and so on, at most until its next time. A process with a wrong clock begins nothing.
 */
export async function startJobs(
  scheduled: readonly ScheduledJob[],
  { db, clock, log, guard = ANY_CLOCK, lookAtLeast = LOOK_AT_LEAST_MS }: JobsOptions,
): Promise<Jobs> {
  const known = new Map(scheduled.map((job) => [job.name, job]));
  const names = [...known.keys()];
  const tell = tellingOnce((err) => log.error({ err }, 'jobs could not be done'));
  const backlog = (): Backlog => ({
    ...columns,
    waits: sql`job = any(${names}) and (attempts > 0 or next_date <= ${clock()})`,
    order: sql`next_date`,
  });

  /** Runs a job under its lease. Its next time is written first, so that a call of `soon` meanwhile counts. */
  const work = async (own: Lease): Promise<void> => {
    const job = known.get(own.id);
    if (!job) throw new Error(`No job is called ${own.id}`);
    const begun = performance.now();
    const keep = () =>
      performance.now() - begun < KEPT_AT_MOST_MS ? keepLease(db, backlog(), own).catch(tell) : undefined;
    const keeping = setInterval(keep, KEEP_EVERY_MS);
    try {
      const next_date = job.times(clock());
      await sql`update schedules set next_date = ${next_date} where ${isOwn(columns, own)}`.execute(db);
      await job.run();
      await sql`update schedules set lease = null, free_from = null, attempts = 0 where ${isOwn(columns, own)}`.execute(
        db,
      );
    } catch (err) {
      log.error({ err, job: job.name }, 'a job failed');
      const until_next = (job.times(clock()).getTime() - clock().getTime()) / 1000;
      const wait_seconds = Math.min(60 * 2 ** (own.attempts - 1), until_next);
      await giveBack(db, backlog(), own, { wait_seconds, counts: true });
    } finally {
      clearInterval(keeping);
    }
  };

  const pauses = createPauses(() => lane.wake());
  const mayBegin = async () => !pauses.isPaused() && (await guard.isRight());
  const lane = createLane({ name: 'jobs', db, backlog, at_once: scheduled.length, mayBegin, work, onError: tell });
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    lane.wake();
    const now = clock();
    const next = Math.min(...scheduled.map(({ times }) => times(now).getTime()));
    timer = setTimeout(look, Math.min(next - now.getTime(), lookAtLeast));
  };
  if (scheduled.length > 0) {
    const rows = JSON.stringify(scheduled.map(({ name, times }) => ({ job: name, next_date: times(clock()) })));
    await sql`
      insert into schedules (job, next_date)
      select job, next_date from jsonb_to_recordset(${rows}) as scheduled (job text, next_date timestamptz)
      on conflict (job) do nothing`.execute(db);
    look();
  }
  return {
    ...pauses,
    async soon(name) {
      if (!known.has(name)) return;
      await sql`update schedules set next_date = ${clock()} where job = ${name}`.execute(db);
      notify(db, JOBS_CHANNEL);
      lane.wake();
    },
    wake: lane.wake,
    settled: lane.settled,
    async stop() {
      clearTimeout(timer);
      await patiently(lane.stop(), STOP_PATIENCE_MS).catch(() => {});
    },
  };
}
