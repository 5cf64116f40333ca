import { sql } from 'kysely';
import { type DayPlan, layOut } from '#domain/auditions/audition/lay-out.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { takenSeats } from '#server/features/auditions/appointment/queries/seats.ts';
import { lockAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { announceTimes } from './announce-times.ts';
import { offerFree } from './offer-free.ts';

/** Maximum number of times per audition, breaks included. */
const TIMES_MAX = 1000;

/** Locks the project of an audition that can be planned, and loads the audition; otherwise a refusal. */
async function holdPlanned(trx: Trx, actor: ProjectActor, id: string) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  const isOpen = audition.status === 'draft' || audition.status === 'published';
  return isOpen && audition.kind !== 'self_tape' ? audition : refuse('not_allowed_now');
}

/** The times and rooms of a new audition day. */
export interface WrittenDay extends DayPlan {
  readonly capacity: number;
  /** Names of the rooms; an unknown name makes a new room. */
  readonly rooms: readonly string[];
}

/** Divides a day into audition times, in every room. The database refuses times that overlap in one room. */
export async function layOutDay(trx: Trx, actor: ProjectActor, id: string, { capacity, rooms, ...plan }: WrittenDay) {
  const audition = await holdPlanned(trx, actor, id);
  if (isRefusal(audition)) return audition;
  const times = layOut(plan);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audition_slots where audition_id = ${id}`.execute(trx);
  if ((rows[0]?.count ?? 0) + times.length * rooms.length > TIMES_MAX) return refuse('too_many_times');
  await sql`
    insert into audition_rooms (audition_id, room_index, name)
    select ${id}, last.room_index + place, name
    from unnest(${[...rooms]}::text[]) with ordinality as named (name, place),
      (select coalesce(max(room_index), -1) as room_index from audition_rooms where audition_id = ${id}) last
    where not exists (select from audition_rooms r where r.audition_id = ${id} and r.name = named.name)`.execute(trx);
  const { numAffectedRows } = await sql`
    insert into audition_slots (audition_id, room_id, starts_date, ends_date, kind, capacity)
    select ${id}, r.id, t.starts_date, t.ends_date, t.kind, ${capacity}
    from audition_rooms r, jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (starts_date timestamptz, ends_date timestamptz, kind text)
    where r.audition_id = ${id} and r.name = any(${[...rooms]}::text[])
    order by r.room_index, t.starts_date`.execute(trx);
  announceTimes(trx, audition);
  return { made_count: Number(numAffectedRows ?? 0) };
}

/** True on `s` (audition_slots) if the time is in no plan and no appointment, and not offered. */
const isUnused = sql<boolean>`not exists (select from invitations i where i.slot_id = s.id)
  and not exists (select from appointments a where a.slot_id = s.id)
  and not exists (select from slot_wishes w where w.offered_slot_id = s.id and w.status = 'offered')`;

/** Removes unused times, all or none, and rooms without times. */
export async function removeTimes(trx: Trx, actor: ProjectActor, id: string, slot_ids: readonly string[]) {
  const audition = await holdPlanned(trx, actor, id);
  if (isRefusal(audition)) return audition;
  const these = sql`s.audition_id = ${id} and s.id = any(${[...slot_ids]}::uuid[])`;
  const used = await sql`select from audition_slots s where ${these} and not (${isUnused}) limit 1`.execute(trx);
  if (used.rows.length > 0) return refuse('time_in_use');
  await sql`delete from audition_slots s where ${these}`.execute(trx);
  await sql`
    delete from audition_rooms r where r.audition_id = ${id}
      and not exists (select from audition_slots s where s.room_id = r.id)`.execute(trx);
  return announceTimes(trx, audition);
}

interface SlotChange {
  readonly kind?: 'slot' | 'break' | undefined;
  readonly capacity?: number | undefined;
  readonly video_link?: string | undefined;
}

/**
 * Changes one audition time. Only an unused time can become a break, and a time keeps at least as many seats as are
 * taken. New free seats are offered to the waiting talents.
 */
export async function changeTime(trx: Trx, actor: ProjectActor, slot_id: string, change: SlotChange, moment: Moment) {
  const { rows } = await sql<{ audition_id: string }>`
    select audition_id from audition_slots where id = ${slot_id}`.execute(trx);
  const audition = rows[0] ? await holdPlanned(trx, actor, rows[0].audition_id) : refuse('not_found');
  if (isRefusal(audition)) return audition;
  const { kind = null, capacity = null, video_link = null } = change;
  const { numAffectedRows } = await sql`
    update audition_slots s set kind = coalesce(${kind}, kind), capacity = coalesce(${capacity}::int, capacity),
      video_link = coalesce(${video_link}, video_link)
    where s.id = ${slot_id} and (${kind}::text is distinct from 'break' or ${isUnused})
      and (coalesce(${capacity}::int, capacity) >= capacity or ${takenSeats('s')} <= ${capacity}::int)`.execute(trx);
  if (numAffectedRows === 0n) return refuse('time_in_use');
  announceTimes(trx, audition);
  return offerFree(trx, audition.project_id, moment);
}
