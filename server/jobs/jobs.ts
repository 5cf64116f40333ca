import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { tellingOnce } from '../db/outage.ts';
import { createPauses, type Pauses } from '../lifecycle/pauses.ts';

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

/**
 * Makes the queue's own tables (schema pgboss) and starts the jobs. What falls into a pause is left to the next time.
 * Without jobs no queue is started, since it would look for work all the time.
 */
export async function startJobs(pool: pg.Pool, scheduled: readonly ScheduledJob[], log: Logger): Promise<Jobs> {
  const pauses = createPauses();
  if (scheduled.length === 0) return { ...pauses, soon: async () => {}, stop: async () => {} };
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  // Each of its queues looks for work every two seconds, and would say each time that it cannot.
  boss.on(
    'error',
    tellingOnce((err) => log.error({ err }, 'the job queue failed')),
  );
  await boss.start();
  for (const { name, cron, run } of scheduled) {
    await boss.createQueue(name, { policy: 'singleton' });
    await boss.work(name, async () => {
      if (pauses.isPaused()) return;
      try {
        await run();
      } catch (err) {
        // The queue keeps it in its own table, which nobody reads, and tries again.
        log.error({ err, job: name }, 'a job failed');
        throw err;
      }
    });
    await boss.schedule(name, cron, null, { tz: 'Europe/Stockholm' });
  }
  const names = new Set(scheduled.map(({ name }) => name));
  return {
    ...pauses,
    async soon(name) {
      if (names.has(name)) await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
