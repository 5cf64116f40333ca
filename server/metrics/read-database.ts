import assert from 'node:assert';
import { type Kysely, sql } from 'kysely';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { countToDo } from '#server/features/office/overview/queries/list-to-do.ts';
import type { Backlog } from '#server/jobs/leases.ts';
import { BACKLOGS } from './backlogs.ts';
import type { Activity, DatabaseReading, DeadEntries, ScheduledRun, WaitingRows } from './database-reading.ts';
import { readBackups } from './read-backups.ts';

const waitingIn = (work: string, { table, waits, since }: Backlog) => sql`
  select ${work}::text as work, count(*) as waiting, count(*) filter (where lease is null and attempts > 0) as failed,
    min(${since}) as oldest_date
  from ${sql.table(table)} where ${waits}`;

const DEAD = sql<DeadEntries>`
  select kind, count(*), min(state_date) as oldest_date from outbox where state = 'dead' group by kind`;

const JOBS = sql<ScheduledRun>`
  select job, next_date, done_date, attempts, lease is not null as is_running from schedules order by job`;

const ACTIVITY = sql<Activity>`
  select count(*) filter (where wait_event_type = 'Lock') as lock_waits,
    coalesce(max(extract(epoch from clock_timestamp() - state_change)) filter (where wait_event_type = 'Lock'), 0)::float8
      as longest_lock_wait_seconds,
    coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 as oldest_transaction_seconds,
    pg_database_size(current_database()) as bytes
  from pg_stat_activity where datname = current_database()`;

/** Reads the facts that only the database knows. */
export async function readDatabase(db: Kysely<Database>, clock: Clock): Promise<DatabaseReading> {
  const moment = momentOf(clock());
  const works = Object.entries(BACKLOGS).map(([work, backlog]) => waitingIn(work, backlog));
  const [waiting, dead, jobs, activity, backup, to_do] = await Promise.all([
    sql<WaitingRows>`${sql.join(works, sql` union all `)}`.execute(db),
    DEAD.execute(db),
    JOBS.execute(db),
    ACTIVITY.execute(db),
    readBackups(db),
    countToDo(db, moment),
  ]);
  const [connections] = activity.rows;
  assert(connections, 'A count without groups has one row');
  return {
    now: moment.now,
    waiting: waiting.rows,
    dead: dead.rows,
    jobs: jobs.rows,
    activity: connections,
    backup,
    to_do,
  };
}
