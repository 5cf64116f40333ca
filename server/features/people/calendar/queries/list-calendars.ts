import { sql } from 'kysely';
import type { ForeignCalendar } from '#contract/people/calendar.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The talent's foreign calendars, in the order in which they were connected. */
export async function listCalendars(
  db: Db,
  { talent_id }: TalentActor,
  { today }: Moment,
): Promise<{ items: ForeignCalendar[] }> {
  const { rows } = await sql<ForeignCalendar>`
    select c.id, c.name, c.shown_address, c.status, c.problem, c.tried_date, c.read_date, c.unread_count, c.created_date,
      (select coalesce(sum(b.ends_on - greatest(b.starts_on, ${today}::date) + 1), 0) from busy_spans b
       where b.calendar_id = c.id and b.ends_on >= ${today}::date)::int as busy_day_count
    from foreign_calendars c where c.talent_id = ${talent_id} order by c.created_date, c.id`.execute(db);
  return { items: rows };
}
