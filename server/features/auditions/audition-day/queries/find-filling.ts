import { sql } from 'kysely';
import type { Proposal } from '#contract/auditions/audition-day.ts';
import { type FillOrder, type FillPerson, type FillSlot, fill } from '#domain/auditions/audition/fill.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { freeSeats } from '#server/features/auditions/appointment/queries/seats.ts';
import { loadAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

type Person = FillPerson & {
  readonly slot_id: string | null;
  readonly talent_name: string;
  readonly role_title: string;
};
type Slot = FillSlot & { readonly free_count: number; readonly room: string };

/**
 * A proposal of free times for the talents without a planned time; null for a self-tape, or if the actor may not see
 * the audition.
 */
export async function findFilling(
  db: Db,
  actor: ProjectActor,
  id: string,
  { order, seed }: { order: FillOrder; seed: number },
  { now, today }: Moment,
): Promise<Proposal | null> {
  const audition = await loadAudition(db, actor, id);
  if (!audition || audition.kind === 'self_tape') return null;
  const seats = freeSeats('s');
  const [people, slots] = await Promise.all([
    sql<Person>`
      select i.id, i.talent_id, i.role_id, i.slot_id, k.terms ->> 'role_title' as role_title,
        coalesce((select btrim(seen.first_name || ' ' || seen.last_name) from talents seen
          where seen.id = i.talent_id and ${isSeenTalent('seen', actor, today)}), ${NOT_AVAILABLE}) as talent_name,
        w.after_time as after, w.before_time as before,
        array(select day::date from (
            select starts_on, ends_on from bookings b where b.talent_id = i.talent_id and b.status in ('waiting', 'confirmed')
            union all select starts_on, ends_on from busy_spans y where y.talent_id = i.talent_id) taken,
          generate_series(greatest(taken.starts_on, ${today}::date), taken.ends_on, interval '1 day') day) as busy_days,
        coalesce((select jsonb_agg(jsonb_build_object('starts_date', e.starts_date, 'ends_date', e.ends_date)) from (
            select a.starts_date, a.ends_date from appointments a
            where a.talent_id = i.talent_id and a.invitation_id <> i.id and a.status in ('told', 'confirmed')
            union all select (h.day + h.from_time::time) at time zone 'Europe/Stockholm', (h.day + h.to_time::time) at time zone 'Europe/Stockholm'
            from busy_hours h where h.talent_id = i.talent_id and h.day >= ${today}) e), '[]') as elsewhere
      from invitations i join candidates k on k.id = i.candidate_id
        left join slot_wishes w on w.invitation_id = i.id and w.status in ('open', 'offered')
      where i.audition_id = ${id} and i.status in ('added', 'invited', 'accepted')
      order by i.created_date, talent_name, i.id`.execute(db),
    sql<Slot>`
      select s.id, s.kind, s.capacity, s.starts_date, s.ends_date, r.name as room, ${seats} as free_count
      from audition_slots s join audition_rooms r on r.id = s.room_id
      where s.audition_id = ${id} and s.starts_date > ${now} order by s.starts_date, r.room_index, s.id`.execute(db),
  ]);
  const placed = new Map(people.rows.flatMap(({ id: one, slot_id }) => (slot_id ? [[one, slot_id] as const] : [])));
  // Seats that are offered, or held by a talent whose move is not published yet, are taken like planned seats.
  const planned = Map.groupBy(placed.values(), (slot_id) => slot_id);
  const open = slots.rows.map((slot) => ({
    ...slot,
    capacity: (planned.get(slot.id)?.length ?? 0) + slot.free_count,
  }));
  const { reads_together, roles } = audition;
  const role_ids = roles.map((role) => role.id);
  const filled = fill({ slots: open, people: people.rows, placed, order, seed, role_ids, reads_together });
  const [names, times] = [
    new Map(people.rows.map((one) => [one.id, one])),
    new Map(open.map((slot) => [slot.id, slot])),
  ];
  const shown = [...filled.placed].flatMap(([invitation_id, slot_id]) => {
    const [one, slot] = [names.get(invitation_id), times.get(slot_id)];
    if (!one || !slot) return [];
    const { talent_name, role_title } = one;
    return { invitation_id, talent_name, role_title, slot_id, starts_date: slot.starts_date, room: slot.room };
  });
  return {
    placed: shown.toSorted((a, b) => Date.parse(a.starts_date) - Date.parse(b.starts_date)),
    left: filled.left.map(({ id: invitation_id, why }) => ({
      invitation_id,
      why,
      talent_name: names.get(invitation_id)?.talent_name ?? NOT_AVAILABLE,
    })),
  };
}
