import { sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { CalendarEvent } from '#domain/people/calendar/write-calendar.ts';
import { OWN_UID_END } from '#domain/people/calendar/write-calendar.ts';
import type { Db } from '#server/db/transaction.ts';
import { feedSummary } from '#texts/people/calendar-words.ts';

/** Number of days for which cancelled and past events stay in the feed. */
const KEPT_DAYS = 90;

interface Row {
  readonly kind: 'booking' | 'option' | 'audition';
  readonly id: string;
  readonly candidate_id: string;
  readonly starts_on: string;
  readonly ends_on: string;
  /** Start and end of an audition; null for events of whole days. */
  readonly starts_date: string | null;
  readonly ends_date: string | null;
  readonly status: CalendarEvent['status'];
  readonly role_title: string;
  readonly company_name: string;
  readonly municipality_id: string | null;
  readonly place: string | null;
  readonly rank: number | null;
  readonly changed_date: string;
  readonly sequence: number;
}

const PATH = { booking: '/AssignmentDetails', option: '/TalentInterestDetails', audition: '/TalentInterestDetails' };

/**
 * The event of a row, with facts about the feed's talent only: no other people and no amounts, because calendars are
 * often shared.
 */
function eventOf(row: Row, base_url: string): CalendarEvent {
  const { municipality_id } = row;
  const place = municipality_id && municipalities.has(municipality_id) ? municipalities.label(municipality_id) : null;
  const { starts_on, ends_on, starts_date, ends_date } = row;
  return {
    // An option has several spans, and each needs its own uid. An audition keeps its uid when it is moved to another
    // time.
    uid: `${row.kind}-${row.id}${row.kind === 'audition' ? '' : `-${starts_on}`}${OWN_UID_END}`,
    sequence: row.sequence,
    changed_date: row.changed_date,
    when: starts_date && ends_date ? { starts_date, ends_date } : { starts_on, ends_on },
    summary: feedSummary(row),
    location: [row.place, place].filter(Boolean).join(', '),
    url: `${base_url}${PATH[row.kind]}?id=${row.candidate_id}`,
    status: row.status,
    is_busy: row.kind !== 'option',
  };
}

/** The events of a talent's feed. */
export async function listFeedEvents(
  db: Db,
  talent_id: string,
  base_url: string,
  { today }: Moment,
): Promise<CalendarEvent[]> {
  const since = addDays(today, -KEPT_DAYS);
  const about = sql`k.terms ->> 'role_title' as role_title, c.name as company_name, k.terms ->> 'municipality_id' as municipality_id,
    k.terms ->> 'place' as place`;
  // iCalendar (RFC 5545) wants a sequence number that grows with each change. It is the number of seconds from the
  // row's creation to its last change.
  const changed = (
    row: string,
  ) => sql`greatest(${sql.ref(`${row}.updated_date`)}, ${sql.ref(`${row}.created_date`)}) as changed_date,
    greatest(0, extract(epoch from ${sql.ref(`${row}.updated_date`)} - ${sql.ref(`${row}.created_date`)}))::int as sequence`;
  const { rows } = await sql<Row>`
    select 'booking' as kind, b.id, b.candidate_id, b.starts_on, b.ends_on, null::timestamptz as starts_date, null::timestamptz as ends_date,
      case b.status when 'cancelled' then 'cancelled' when 'waiting' then 'tentative' else 'confirmed' end as status,
      ${about}, null::int as rank, ${changed('b')}
    from bookings b join candidates k on k.id = b.candidate_id join companies c on c.id = b.company_id
    where b.talent_id = ${talent_id} and case b.status when 'cancelled' then b.updated_date >= ${since} else b.ends_on >= ${since} end
    union all
    select 'option', o.id, o.candidate_id, lower(span), upper(span) - 1, null, null,
      case when o.status in ('open', 'challenged') then 'tentative' else 'cancelled' end, ${about}, o.rank, ${changed('o')}
    from options o cross join unnest(o.days) as span join candidates k on k.id = o.candidate_id
      join companies c on c.id = o.company_id
    where o.talent_id = ${talent_id}
      and case when o.status in ('open', 'challenged') then upper(span) > ${since} else o.updated_date >= ${since} end
    union all
    select 'audition', a.id, a.candidate_id, on_day, on_day, a.starts_date, a.ends_date,
      case when a.status in ('declined', 'dropped', 'ended') then 'cancelled' when a.status = 'told' then 'tentative' else 'confirmed' end,
      k.terms ->> 'role_title', c.name, null, x.place, null, ${changed('a')}
    from appointments a cross join lateral (select (a.starts_date at time zone 'Europe/Stockholm')::date as on_day) d
      join auditions x on x.id = a.audition_id join candidates k on k.id = a.candidate_id join companies c on c.id = a.company_id
    where a.talent_id = ${talent_id}
      and case when a.status in ('declined', 'dropped', 'ended') then a.updated_date >= ${since} else a.starts_date >= ${since} end
    order by starts_on, id`.execute(db);
  return rows.map((row) => eventOf(row, base_url));
}
