import { sql } from 'kysely';
import { type FIGURE_SPANS, type Figures, TOLD_SPANS } from '#contract/office/overview.ts';
import { MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** A span begins at midnight in Stockholm. */
const ZONE = 'Europe/Stockholm';

/**
 * The figures of the last weeks or months, the oldest first. Each span counts only rows of its own days, found by an
 * index.
 */
export async function listFigures(
  db: Db,
  actor: AdminActor,
  span: (typeof FIGURE_SPANS)[number],
  { today }: Moment,
): Promise<Figures[]> {
  const length = span === 'week' ? sql`interval '1 week'` : sql`interval '1 month'`;
  const seesMoney = MONEY_READING_ADMINS.some((role) => role === actor.admin_role);
  const within = (column: string) => sql`${sql.ref(column)} >= s.begins and ${sql.ref(column)} < s.ends`;
  const onDays = (column: string) => sql`${sql.ref(column)} >= s.first_day and ${sql.ref(column)} < s.next_day`;
  const money = (statement: ReturnType<typeof sql>) => (seesMoney ? sql`(${statement})` : sql`null::bigint`);
  const { rows } = await sql<Figures>`
    with spans as (
      select first_day::date as first_day, (first_day + ${length})::date as next_day,
        first_day at time zone ${ZONE} as begins, (first_day + ${length}) at time zone ${ZONE} as ends
      from generate_series(date_trunc(${span}, ${today}::timestamp) - ${TOLD_SPANS - 1} * ${length},
        date_trunc(${span}, ${today}::timestamp), ${length}) first_day)
    select s.first_day as starts_on,
      (select count(*) from talents where ${within('created_date')}) as talents,
      (select count(*) from companies where ${within('created_date')} and email_confirmed_date is not null) as companies,
      k.requests, k.answers, k.answer_hours,
      (select count(*) from bookings where ${within('created_date')}) as bookings,
      ${money(sql`select coalesce(sum(total_ore), 0)::bigint from invoices where ${onDays('issued_on')}`)} as invoiced_ore,
      ${money(sql`select coalesce(sum(amount_ore), 0)::bigint from payouts where ${onDays('sent_on')}`)} as paid_out_ore
    from spans s cross join lateral (
      select count(*) as requests, count(answered_date) as answers,
        (percentile_cont(0.5) within group (order by extract(epoch from answered_date - created_date)
          ) / 3600)::float8 as answer_hours
      from candidates where ${within('created_date')} and source <> 'announcement') k
    order by s.first_day`.execute(db);
  return rows;
}
