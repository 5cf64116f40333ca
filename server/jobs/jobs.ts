import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { notify } from '#server/db/notify.ts';
import { patiently } from '#server/db/patiently.ts';
import { currentRequestId } from '#server/request-id.ts';
import { traceWork } from '#server/traced.ts';
import { ANY_CLOCK, type ClockGuard } from './clock-guard.ts';
import { createWorkLane } from './lane.ts';
import { type Backlog, isOwn, type Lease } from './leases.ts';
import { createPauses, type Pauses } from './pauses.ts';
import type { Times } from './times.ts';
import { growingWait, type Work } from './work.ts';

/** Scheduled work; each job runs in one process at a time, however many processes there are. */
export interface Jobs extends Pauses {
  /** Runs a job now, whatever its schedule; does nothing in a process that does not schedule the job. */
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

/**
 * Maximum time in ms between two looks for due jobs, so that failed jobs are tried again, and jobs run again once the
 * clock is right.
 */
const LOOK_AT_LEAST_MS = 30_000;
const LEASE_SECONDS = 60;
/** Ms for which a stopping process waits for running jobs; another process runs the unfinished ones again. */
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
 * Creates a row per job, and runs jobs when they are due. A job that was missed while no process ran is run once. A
 * failed job waits a minute, then two, four and so on, at most until its next time. A process with a wrong clock begins
 * nothing.
 */
export async function startJobs(
  scheduled: readonly ScheduledJob[],
  { db, clock, log, guard = ANY_CLOCK, lookAtLeast = LOOK_AT_LEAST_MS }: JobsOptions,
): Promise<Jobs> {
  const known = new Map(scheduled.map((job) => [job.name, job]));
  const names = [...known.keys()];
  const tell = (err: unknown) => log.error({ err }, 'jobs could not be done');
  const backlog = (): Backlog => ({
    ...columns,
    waits: sql`job = any(${names}) and (attempts > 0 or next_date <= ${clock()})`,
    order: sql`next_date`,
    since: sql`next_date`,
  });

  const jobOf = ({ id }: Lease): ScheduledJob => {
    const job = known.get(id);
    if (!job) throw new Error(`No job is called ${id}`);
    return job;
  };
  const work: Work = {
    backlog,
    /** Runs a job. Its next time is written first, so that a call of `soon` meanwhile counts. */
    async run(own) {
      const job = jobOf(own);
      const next_date = job.times(clock());
      await sql`update schedules set next_date = ${next_date}, request_id = null where ${isOwn(columns, own)}`.execute(
        db,
      );
      await traceWork(`job ${job.name}`, job.run);
      await sql`update schedules set done_date = ${clock()} where ${isOwn(columns, own)}`.execute(db);
    },
    onFailure: (err, { id }) => log.error({ err, job: id }, 'a job failed'),
    retry(own) {
      const now = clock();
      return growingWait(own, (jobOf(own).times(now).getTime() - now.getTime()) / 1000);
    },
  };

  const pauses = createPauses(() => lane.wake());
  const mayBegin = async () => !pauses.isPaused() && (await guard.isRight());
  const lane = createWorkLane({ name: 'jobs', db, work, at_once: scheduled.length, mayBegin, onError: tell });
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
      await sql`
        update schedules set next_date = ${clock()}, request_id = ${currentRequestId() ?? null} where job = ${name}`.execute(
        db,
      );
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
