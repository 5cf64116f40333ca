import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CalendarDay } from '#contract/work/company-bookings.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type BookingGroup, type BookingSort, NAMED_A_DAY } from '#domain/work/booking/booking-groups.ts';
import type { CompanyActor } from '#server/actor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { type BookedRow, bookedRows, presentBooking, type Read } from './bookings.ts';

const ORDER: Record<BookingSort, readonly ReturnType<typeof sql>[]> = {
  day: [sql`b.starts_on`, sql`talent_name`],
  person: [sql`talent_name`, sql`b.starts_on`],
  project: [sql`project_title`, sql`b.starts_on`],
};

export interface BookingsWanted {
  readonly group: BookingGroup;
  readonly day?: string | undefined;
  readonly text: string;
  readonly sort: BookingSort;
  readonly is_descending: boolean;
  readonly page: number;
}

function inGroup(group: BookingGroup, { today }: Moment) {
  if (group === 'all') return sql`true`;
  if (group === 'coming') return sql`b.status in ('waiting', 'confirmed') and b.ends_on >= ${today}`;
  return sql`b.status = ${group}`;
}

/** A page of a company's bookings in all of its projects. */
export async function listCompanyBookings(
  { db, env }: Read,
  actor: CompanyActor,
  wanted: BookingsWanted,
  moment: Moment,
) {
  const { group, day, text, sort, is_descending, page } = wanted;
  const like = likePattern(text);
  const ofCompany = sql`b.company_id = ${actor.company_id} and ${inGroup(group, moment)}
    and (${day ?? null}::date is null or daterange(b.starts_on, b.ends_on, '[]') @> ${day ?? null}::date)`;
  // `t.name` is null for a talent hidden from the company, who is therefore not found by name.
  const where = sql`${ofCompany} and (${text} = '' or p.title ilike ${like} or t.name ilike ${like})`;
  const direction = is_descending ? sql`desc` : sql`asc`;
  const order = sql.join([...ORDER[sort], sql`b.id`].map((column) => sql`${column} ${direction}`));
  const rows = bookedRows(actor, moment);
  // The count needs the joins only if a text is sought.
  const counted = text === '' ? sql`select from bookings b where ${ofCompany}` : sql`${rows} where ${where}`;
  const [found, count] = await Promise.all([
    sql<BookedRow>`${rows} where ${where} order by ${order} ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${counted}) found`.execute(db),
  ]);
  const items = found.rows.map((row) => presentBooking(env, row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/**
 * The days from `from` to `to` with bookings that are not cancelled: for each day their number, and the first
 * `NAMED_A_DAY` bookings with names.
 */
export async function listCalendar(
  db: Db,
  actor: CompanyActor,
  { from, to }: { readonly from: string; readonly to: string },
  { today }: Moment,
): Promise<CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    with held as materialized (
      select b.id, b.kind, b.status, b.project_id, b.role_id, b.talent_id, b.starts_on, b.ends_on,
        b.moved_to is not null and b.status <> 'completed' as is_moving from bookings b
      where b.company_id = ${actor.company_id} and b.status <> 'cancelled'
        and daterange(b.starts_on, b.ends_on, '[]') && daterange(${from}::date, ${to}::date, '[]')),
    placed as (
      select d.day::date as day, h.*, count(*) over (partition by d.day) as total,
        row_number() over (partition by d.day order by h.starts_on, h.project_id, h.id) as place
      from held h, generate_series(greatest(h.starts_on, ${from}::date)::timestamp, least(h.ends_on, ${to}::date), '1 day') as d (day))
    select f.day, f.total, jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'status', f.status,
      'project_id', f.project_id, 'project_title', p.title, 'role_title', r.title, 'is_moving', f.is_moving,
      'talent_name', coalesce(t.name, ${NOT_AVAILABLE})) order by f.place) as items
    from placed f join projects p on p.id = f.project_id join project_roles r on r.id = f.role_id
      left join lateral (
        select btrim(seen.first_name || ' ' || seen.last_name) as name
        from talents seen where seen.id = f.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
    where f.place <= ${NAMED_A_DAY} group by f.day, f.total order by f.day`.execute(db);
  return rows;
}
