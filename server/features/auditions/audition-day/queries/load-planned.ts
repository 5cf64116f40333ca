import { sql } from 'kysely';
import type { AppointmentStatus } from '#domain/auditions/appointment/appointment.workflow.ts';
import type { Db } from '#server/db/transaction.ts';
import {
  type AppointmentRow,
  CALLED,
  OF_CALLED,
  type Slot,
} from '#server/features/auditions/appointment/queries/load-appointments.ts';

type Called = Omit<
  AppointmentRow,
  'status' | 'invitation_status' | 'is_called' | 'starts_date' | 'ends_date' | 'room' | 'slot_id'
>;

/** Invited talents by a condition on `i` (invitations), with the facts for their events. */
export async function loadCalled(db: Db, where: ReturnType<typeof sql>): Promise<Called[]> {
  const { rows } = await sql<Called>`
    select i.id as invitation_id, ${CALLED} from invitations i ${OF_CALLED} where ${where} order by i.talent_id, i.id`.execute(
    db,
  );
  return rows;
}

/** True on `a` (appointments) if the talent has a published time that was not declined or cancelled. */
const HAS_TIME = sql<boolean>`coalesce(a.status in ('told', 'confirmed', 'arrived', 'in'), false)`;

/**
 * True on `i` (invitations), `a` (their appointments) and `s` (planned slots) if publishing now would notify the talent
 * of a change. Talents who have arrived, and planned times in the past, are left out.
 */
export const isUnsaved = (now: string) => sql<boolean>`(
  i.status in ('invited', 'accepted') and case when i.slot_id is null then coalesce(a.status in ('told', 'confirmed'), false)
    else s.starts_date > ${now} and coalesce(a.status not in ('arrived', 'in'), true)
      and (not ${HAS_TIME} or a.slot_id is distinct from i.slot_id) end)`;

/** A talent whose planned time differs from the published one. */
export type Planned = Called & {
  readonly appointment_id: string | null;
  readonly appointment_status: AppointmentStatus | null;
  /** Null for a talent who loses the published time. */
  readonly slot: Slot | null;
};

/** The talents who would be notified of a change if an audition's times were published now. */
export async function loadUntold(db: Db, audition_id: string, now: string): Promise<Planned[]> {
  const { rows } = await sql<Called & Omit<Planned, 'slot'> & Slot & { slot_id: string | null }>`
    select i.id as invitation_id, ${CALLED}, a.id as appointment_id, a.status as appointment_status, i.slot_id,
      s.starts_date, s.ends_date, r.name as room
    from invitations i ${OF_CALLED} left join appointments a on a.invitation_id = i.id
      left join audition_slots s on s.id = i.slot_id left join audition_rooms r on r.id = s.room_id
    where i.audition_id = ${audition_id} and ${isUnsaved(now)} order by i.talent_id, i.id`.execute(db);
  return rows.map(({ slot_id, starts_date, ends_date, room, ...row }) => ({
    ...row,
    slot: slot_id === null ? null : { id: slot_id, starts_date, ends_date, room },
  }));
}
