import { sql } from 'kysely';
import type { AuditionTimes, TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { casts } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { plannable } from '#server/features/auditions/appointment/queries/seats.ts';
import { loadAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { isUnsaved } from './load-planned.ts';
import { findTimePeople, IS_UNTIMED } from './people-of-times.ts';

type Counts = Pick<AuditionTimes, 'unsaved_count' | 'unpublished_count' | 'untimed_count' | 'wish_count'>;

const dayOfSlot = sql`(s.starts_date at time zone 'Europe/Stockholm')::date`;

/**
 * One day of an audition with its rooms, times and talents; null for a self-tape, or if the actor may not see the
 * audition.
 */
export async function findTimes(
  db: Db,
  actor: ProjectActor,
  id: string,
  asked: string | undefined,
  moment: Moment,
): Promise<AuditionTimes | null> {
  const audition = await loadAudition(db, actor, id);
  if (!audition || audition.kind === 'self_tape') return null;
  const unsaved = isUnsaved(moment.now);
  const [days, rooms, counts] = await Promise.all([
    sql<AuditionTimes['days'][number]>`
      select ${dayOfSlot} as day, coalesce(sum(s.capacity) filter (where s.kind = 'slot'), 0)::int as seat_count,
        coalesce(sum((select count(*) from invitations i where i.slot_id = s.id)), 0)::int as taken_count
      from audition_slots s where s.audition_id = ${id} group by 1 order by 1`.execute(db),
    sql<{ id: string; name: string }>`
      select id, name from audition_rooms where audition_id = ${id} order by room_index`.execute(db),
    sql<Counts>`
      select (select count(*) from invitations i left join appointments a on a.invitation_id = i.id
          left join audition_slots s on s.id = i.slot_id where i.audition_id = ${id} and ${unsaved}) as unsaved_count,
        (select count(*) from audition_slots s where s.audition_id = ${id} and s.kind = 'slot' and s.published_date is null) as unpublished_count,
        (select count(*) from invitations i where i.audition_id = ${id} and ${IS_UNTIMED}) as untimed_count,
        (select count(*) from slot_wishes w where w.audition_id = ${id} and w.status in ('open', 'offered')) as wish_count`.execute(
      db,
    ),
  ]);
  const known = days.rows.map(({ day }) => day);
  const day = known.find((one) => one === asked) ?? known.find((one) => one >= moment.today) ?? known.at(-1) ?? null;
  const slots =
    day === null
      ? []
      : (
          await sql<Omit<TimeSlot, 'people'>>`
    select s.id, s.room_id, s.starts_date, s.ends_date, s.kind, s.capacity, s.video_link,
      s.published_date is not null as is_published, greatest(0, ${plannable('s')}) as left_count
    from audition_slots s join audition_rooms r on r.id = s.room_id
    where s.audition_id = ${id} and ${dayOfSlot} = ${day}::date order by s.starts_date, r.room_index, s.id`.execute(db)
        ).rows;
  const people = await findTimePeople(
    db,
    actor,
    {
      where: sql`i.slot_id = any(${slots.map((slot) => slot.id)}::uuid[])`,
      order: sql`k.role_index, talent_name, i.id`,
    },
    moment,
  );
  const inSlot = Map.groupBy(people, ({ slot_id }) => slot_id);
  const isOpen = audition.status === 'draft' || audition.status === 'published';
  const may_plan = isOpen && audition.project_status === 'casting' && casts(actor);
  return {
    audition_id: id,
    title: audition.title,
    project_id: audition.project_id,
    project_title: audition.project_title,
    is_call: audition.kind === 'video_call',
    reads_together: audition.reads_together,
    may_plan,
    may_publish: may_plan && audition.status === 'published',
    days: days.rows,
    day,
    rooms: rooms.rows,
    slots: slots.map((slot) => ({ ...slot, people: inSlot.get(slot.id) ?? [] })),
    ...(counts.rows[0] ?? { unsaved_count: 0, unpublished_count: 0, untimed_count: 0, wish_count: 0 }),
  };
}

/**
 * A page of the talents of an audition who have no planned time, or who ask for another time; null if the actor may not
 * see the audition.
 */
export async function listPeople(
  db: Db,
  actor: ProjectActor,
  id: string,
  which: 'untimed' | 'wishes',
  page: number,
  moment: Moment,
): Promise<{ items: TimePerson[]; page: number; page_size: number; total: number } | null> {
  if (!(await loadAudition(db, actor, id))) return null;
  const isIt =
    which === 'untimed'
      ? IS_UNTIMED
      : sql<boolean>`exists (select from slot_wishes w
    where w.invitation_id = i.id and w.status in ('open', 'offered'))`;
  const where = sql`i.audition_id = ${id} and ${isIt}`;
  const order = which === 'untimed' ? sql`i.created_date, i.id` : sql`w.created_date, i.id`;
  const [items, count] = await Promise.all([
    findTimePeople(db, actor, { where, order, page: pageOfRows(page, PAGE_SIZE) }, moment),
    sql<{ total: number }>`select count(*) as total from invitations i where ${where}`.execute(db),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
