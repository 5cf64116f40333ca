import { sql } from 'kysely';
import type { RetentionRun } from '#contract/accounts/retention.ts';
import { ENDED_BY_RUN_IN_ORDER } from '#domain/accounts/retention/classes.ts';
import { instantBefore } from '#domain/accounts/retention/period.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';

/** The latest run of each class, in the order of the job; a class that never ran is left out. */
export async function listRuns(db: Db, { now }: Moment): Promise<RetentionRun[]> {
  const { rows } = await sql<RetentionRun>`
    select r.class, r.started_date, r.looked_at, r.ended, r.broken, r.took_ms, r.is_whole,
      (select coalesce(sum(m.ended), 0) from retention_runs m
        where m.class = given.class and m.started_date > ${instantBefore(now, 'P30D')}) as ended_in_30_days
    from unnest(${[...ENDED_BY_RUN_IN_ORDER]}::text[]) with ordinality as given (class, place)
      cross join lateral (
        select class, started_date, looked_at, ended, broken, took_ms, is_whole from retention_runs where class = given.class order by started_date desc, id desc limit 1) r
    order by given.place`.execute(db);
  return rows;
}
