import { type Kysely, sql } from 'kysely';
import { addDays, momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';

/** Types of events that decide on a candidate who has said yes. */
const DECIDES = sql`('candidate.approve', 'candidate.reject', 'candidate.pass-over')`;
/** Number of days before today whose answers count. */
const DAYS = 365;

/**
 * The job: computes, for each company, the median time in whole hours from a talent's answer to the company's decision.
 * Figures of companies without such a decision are deleted; unchanged figures are not written.
 */
export async function countAnswerTimes({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  const { today } = momentOf(clock());
  await sql`
    with counted as materialized (
      select c.id as company_id, n.hours from companies c cross join lateral (
        select round(percentile_cont(0.5) within group (
          order by extract(epoch from d.decided - k.answered_date) / 3600))::int as hours
        from projects p join candidates k on k.project_id = p.id
          cross join lateral (select min(e.created_date) as decided from events e
            where e.subject_id = k.id and e.type in ${DECIDES} and e.created_date >= k.answered_date) d
        where p.company_id = c.id and k.answered_date >= ${addDays(today, -DAYS)} and d.decided is not null) n
      where n.hours is not null),
    forgotten as (
      delete from company_answer_times a
      where not exists (select from counted n where n.company_id = a.company_id))
    insert into company_answer_times as a (company_id, hours) select company_id, hours from counted
    on conflict (company_id) do update set hours = excluded.hours where a.hours <> excluded.hours`.execute(db);
}
