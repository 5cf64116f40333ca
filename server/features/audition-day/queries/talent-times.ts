import { sql } from 'kysely';
import type { AppointmentStatus } from '#domain/appointment/appointment.workflow.ts';
import type { Db } from '../../../db/transaction.ts';

/** A time of a talent at an audition, for their calendar. */
export interface TalentTime {
  readonly id: string;
  readonly invitation_id: string;
  readonly candidate_id: string;
  readonly status: AppointmentStatus;
  readonly starts_date: string;
  readonly ends_date: string;
  readonly updated_date: string;
  readonly audition_title: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly room: string;
  readonly place: string;
}

/** The times that a talent has at auditions between two instants, soonest first. */
export async function findTalentTimes(db: Db, talent_id: string, from: string, to: string): Promise<TalentTime[]> {
  const { rows } = await sql<TalentTime>`
    select a.id, a.invitation_id, a.candidate_id, a.status, a.starts_date, a.ends_date, a.updated_date,
      u.title as audition_title, p.title as project_title, c.name as company_name, r.name as room, u.place
    from appointments a join auditions u on u.id = a.audition_id join projects p on p.id = a.project_id
      join companies c on c.id = a.company_id join audition_slots s on s.id = a.slot_id
      join audition_rooms r on r.id = s.room_id
    where a.talent_id = ${talent_id} and a.status in ('told', 'confirmed', 'arrived', 'in')
      and a.starts_date < ${to} and a.ends_date > ${from}
    order by a.starts_date, a.id`.execute(db);
  return rows;
}
