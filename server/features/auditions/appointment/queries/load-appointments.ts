import { remindersOf } from '#domain/auditions/appointment/appointment.rules.ts';
import type { ReactingAppointment } from '#domain/auditions/appointment/appointment.workflow.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';

/** An appointment with its talent and audition, and the facts for its guards and events. */
export interface AppointmentRow extends ReactingAppointment {
  readonly invitation_id: string;
  readonly audition_id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly slot_id: string | null;
  readonly ends_date: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  readonly room: string;
  readonly place: string;
  readonly birth_date: string | null;
  readonly guardian_emails: string[];
}

/** An audition time: a slot in a room of an audition. */
export interface Slot {
  readonly id: string;
  readonly starts_date: string;
  readonly ends_date: string;
  readonly room: string;
}

/** Columns about invited candidates for events, on `i` (invitations) and the tables of OF_CALLED. */
export const CALLED = sql`i.audition_id, i.candidate_id, i.project_id, i.company_id, i.talent_id,
  p.title as project_title, c.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
  k.terms ->> 'role_title' as role_title, u.title as audition_title, u.place, t.birth_date,
  array(select g.guardian_email from guardian_consents g
    where g.talent_id = t.id and g.status = 'given' order by g.place) as guardian_emails`;

/** The tables that CALLED needs in addition to the invitations `i`. */
export const OF_CALLED = sql`join auditions u on u.id = i.audition_id join projects p on p.id = i.project_id
  join companies c on c.id = i.company_id join talents t on t.id = i.talent_id join candidates k on k.id = i.candidate_id`;

type Called = Pick<
  AppointmentRow,
  'candidate_id' | 'project_id' | 'company_id' | 'talent_id' | 'birth_date' | 'guardian_emails' | 'starts_date'
>;

/**
 * The recipients of an appointment's events. A guardian has no account, so the link in the guardian's mail leads to the
 * start page.
 */
export function concernedOf(row: Called) {
  const { candidate_id, project_id, company_id, talent_id, birth_date, guardian_emails, starts_date } = row;
  const isMinor = needsGuardian({ birth_date }, dayOf(starts_date));
  const guardians = isMinor ? guardian_emails.map((email) => ({ email, path: '/' })) : [];
  return { candidate_id, project_id, company_id, talent_id, guardians };
}

type Told = Pick<
  AppointmentRow,
  | 'project_title'
  | 'company_name'
  | 'talent_name'
  | 'role_title'
  | 'audition_title'
  | 'starts_date'
  | 'ends_date'
  | 'room'
  | 'place'
>;

/** The facts of an event about an appointment. */
export function factsOf(row: Told) {
  const { project_title, company_name, talent_name, role_title, audition_title } = row;
  const { starts_date, ends_date, room, place } = row;
  return { project_title, company_name, talent_name, role_title, audition_title, starts_date, ends_date, room, place };
}

/** The appointments that fulfil a condition of SQL, in which `a` is the appointment, ordered by talent. */
export async function loadAppointments(
  db: Db,
  where: ReturnType<typeof sql>,
  { now }: Moment,
): Promise<LoadedAppointment[]> {
  const { rows } = await sql<AppointmentRow & { id: string }>`
    select a.id, a.invitation_id, a.slot_id, a.status, a.starts_date, a.ends_date, i.status as invitation_status,
      i.status in ('added', 'invited', 'accepted', 'done') or i.status = 'missed' and a.starts_date <= ${now} as is_called,
      coalesce(r.name, '') as room, ${CALLED}
    from appointments a join invitations i on i.id = a.invitation_id ${OF_CALLED}
      left join audition_slots s on s.id = a.slot_id left join audition_rooms r on r.id = s.room_id
    where ${where} order by a.talent_id, a.id`.execute(db);
  return rows.map((row) => ({ id: row.id, subject: row, concerned: concernedOf(row), facts: factsOf(row) }));
}

/** An appointment in the form that `move` takes, with its row. */
export type LoadedAppointment = Loaded<'appointment'> & { readonly subject: AppointmentRow };

/** The appointment with the new time in its facts and recipients, for the event of the move. */
export function movedTo(appointment: LoadedAppointment, slot: Slot): LoadedAppointment {
  const { starts_date, ends_date, room } = slot;
  const told = { ...appointment.subject, starts_date, ends_date, room };
  return { ...appointment, concerned: concernedOf(told), facts: factsOf(told) };
}

/** The columns that an appointment gets with a new time. */
export const timeValues = ({ id, starts_date, ends_date }: Slot, { now }: Moment) => ({
  slot_id: id,
  starts_date,
  ends_date,
  told_date: now,
  ...remindersOf(starts_date, now),
});
