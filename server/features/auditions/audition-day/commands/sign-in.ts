import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadAppointments } from '#server/features/auditions/appointment/queries/load-appointments.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { move } from '#server/lifecycle/run.ts';

/** Locks the project of an appointment, if the actor may see the project, and loads the appointment. */
async function holdAppointment(trx: Trx, actor: ProjectActor, which: ReturnType<typeof sql>, moment: Moment) {
  await sql`
    select p.id from projects p join appointments a on a.project_id = p.id
    where ${which} and ${visibleProjects(actor)} for no key update of p`.execute(trx);
  const [appointment] = await loadAppointments(trx, sql`${which} and ${visibleProjects(actor)}`, moment);
  return appointment;
}

/** Gives an appointment a command on the audition day, after a member has pressed the talent's name. */
export async function moveAppointment(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  command: 'arrive' | 'enter' | 'take-back-arrival',
  moment: Moment,
) {
  const object = await holdAppointment(trx, actor, sql`a.id = ${id}`, moment);
  return object ? move(trx, { noun: 'appointment', command, object, actor, moment, words: {} }) : refuse('not_found');
}

/**
 * Signs in the talent whose code was scanned. A second scan changes nothing, because cameras often read a code twice.
 */
export async function signIn(trx: Trx, actor: ProjectActor, code: string, moment: Moment) {
  const object = await holdAppointment(trx, actor, sql`a.code = ${code}`, moment);
  if (!object) return refuse('not_found');
  const { invitation_id, audition_id, starts_date, status } = object.subject;
  if (status !== 'arrived' && status !== 'in') {
    const moved = await move(trx, { noun: 'appointment', command: 'arrive', object, actor, moment, words: {} });
    if (isRefusal(moved)) return moved;
  }
  return { invitation_id, audition_id, day: dayOf(starts_date) };
}
