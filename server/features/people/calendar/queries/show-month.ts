import { sql } from 'kysely';
import type { CalendarEntry } from '#contract/people/calendar.ts';
import { addDays, type DaySpan, type Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The entries of the talent's calendar from `starts_on` to `ends_on`, in order: bookings that are not cancelled, open
 * or challenged options that have not expired, auditions until they are declined, dropped or over, busy days that the
 * talent entered or that come from a foreign calendar, and busy hours with the talent's own notes.
 */
export async function showMonth(
  db: Db,
  { talent_id }: TalentActor,
  { starts_on, ends_on }: DaySpan,
  { now }: Moment,
): Promise<{ items: CalendarEntry[] }> {
  const shown = sql`daterange(${starts_on}, ${addDays(ends_on, 1)})`;
  const { rows } = await sql<CalendarEntry>`
    select 'booking' as kind, b.id, b.candidate_id, b.starts_on, b.ends_on, null::timestamptz as starts_date,
      null::text as from_time, null::text as to_time, k.terms ->> 'role_title' as title,
      c.name as subtitle, b.status = 'waiting' as is_waiting, null::int as rank
    from bookings b join candidates k on k.id = b.candidate_id join companies c on c.id = b.company_id
    where b.talent_id = ${talent_id} and b.status <> 'cancelled' and daterange(b.starts_on, b.ends_on, '[]') && ${shown}
    union all
    select 'option', o.id, o.candidate_id, lower(span), upper(span) - 1, null, null, null, k.terms ->> 'role_title', c.name, false, o.rank
    from options o cross join unnest(o.days) as span join candidates k on k.id = o.candidate_id
      join companies c on c.id = o.company_id
    where o.talent_id = ${talent_id} and o.status in ('open', 'challenged') and o.ends_date > ${now} and span && ${shown}
    union all
    select 'audition', a.id, a.candidate_id, on_day, on_day, a.starts_date, null, null, k.terms ->> 'role_title', c.name,
      a.status = 'told', null
    from appointments a cross join lateral (select (a.starts_date at time zone 'Europe/Stockholm')::date as on_day) d
      join candidates k on k.id = a.candidate_id join companies c on c.id = a.company_id
    where a.talent_id = ${talent_id} and a.status in ('told', 'confirmed', 'arrived', 'in') and on_day <@ ${shown}
    union all
    select case when s.calendar_id is null then 'busy' else 'foreign' end, s.id, null, s.starts_on, s.ends_on, null, null, null, f.name, null, false, null
    from busy_spans s left join foreign_calendars f on f.id = s.calendar_id
    where s.talent_id = ${talent_id} and daterange(s.starts_on, s.ends_on, '[]') && ${shown}
    union all
    select 'hours', h.id, null, h.day, h.day, null, h.from_time, h.to_time, nullif(h.note, ''), null, false, null
    from busy_hours h where h.talent_id = ${talent_id} and h.day <@ ${shown}
    order by starts_on, starts_date nulls first, from_time nulls first, kind, id`.execute(db);
  return { items: rows };
}
