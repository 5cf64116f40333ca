import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { tellingOnce } from '#server/db/outage.ts';
import { createPauses, type Pauses } from '#server/lifecycle/pauses.ts';
import { ANY_CLOCK, type ClockGuard } from './clock-guard.ts';

/** Work that is done on a schedule, by one process at a time however many run. */
export interface Jobs extends Pauses {
  /** Has a job done within seconds, whenever its schedule says; nothing where no jobs run. */
  soon(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ScheduledJob {
  readonly name: string;
  /** Cron, Europe/Stockholm. */
  readonly cron: string;
  readonly run: () => Promise<unknown>;
}

/** How often a process whose clock was wrong looks whether it has been set. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Makes the queue's own tables (schema pgboss) and starts the jobs. What falls into a pause is left to the next time.
 * Without jobs no queue is started, since it would look for work all the time. A process whose clock is wrong leaves all
 * work to others: what it has just taken is tried again, by them or by itself once its clock is right.
 */
export async function startJobs(
  pool: pg.Pool,
  scheduled: readonly ScheduledJob[],
  log: Logger,
  { clock = ANY_CLOCK, lookAgain = LOOK_AGAIN_MS }: { clock?: ClockGuard; lookAgain?: number } = {},
): Promise<Jobs> {
  const pauses = createPauses();
  if (scheduled.length === 0) return { ...pauses, soon: async () => {}, stop: async () => {} };
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  // Each of its queues looks for work every two seconds, and would say each time that it cannot.
  const tell = tellingOnce((err) => log.error({ err }, 'the job queue failed'));
  boss.on('error', tell);
  await boss.start();
  let isTaking = false;
  const leave = () => {
    isTaking = false;
    for (const { name } of scheduled) boss.offWork(name, { wait: false }).catch(tell);
  };
  const work = async ({ name, run }: ScheduledJob) => {
    if (pauses.isPaused()) return;
    if (!(await clock.isRight())) {
      leave();
      throw new Error('The clock of this machine is wrong');
    }
    try {
      await run();
    } catch (err) {
      // The queue keeps it in its own table, which nobody reads, and tries again.
      log.error({ err, job: name }, 'a job failed');
      throw err;
    }
  };
  const take = async () => {
    if (isTaking) return;
    isTaking = true;
    for (const job of scheduled) await boss.work(job.name, () => work(job));
  };
  const look = async () => ((await clock.isRight()) ? await take() : leave());
  for (const { name, cron } of scheduled) {
    await boss.createQueue(name, { policy: 'singleton' });
    await boss.schedule(name, cron, null, { tz: 'Europe/Stockholm' });
  }
  await look();
  const looking = setInterval(() => void look().catch(tell), lookAgain);
  const names = new Set(scheduled.map(({ name }) => name));
  return {
    ...pauses,
    async soon(name) {
      if (names.has(name)) await boss.send(name);
    },
    stop: () => {
      clearInterval(looking);
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
