import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { SYSTEM } from '../../../http/actor.ts';
import { moveBooking } from '../../booking/commands/move-booking.ts';
import { moveLoaded } from '../../candidate/commands/move-candidate.ts';
import { loadCandidatesOf } from '../../candidate/queries/load-candidate.ts';
import { moveProject } from '../../project/commands/move-project.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { awaitsAnswer } from './activate-project.ts';

async function confirmedBookings(trx: Trx, project_id: string): Promise<{ id: string; candidate_id: string }[]> {
  const { rows } = await sql<{ id: string; candidate_id: string }>`
    select id, candidate_id from bookings where project_id = ${project_id} and status = 'confirmed' order by id`.execute(
    trx,
  );
  return rows;
}

/** Gives a project up: its bookings are cancelled, and everybody asked or booked is told once, with the reason. */
export async function cancelProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  reason: string,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const project = await moveProject(
    trx,
    actor,
    id,
    { command: 'cancel', reason, values: { cancel_reason: reason } },
    moment,
  );
  if (isRefusal(project)) return project;
  for (const booking of await confirmedBookings(trx, id)) {
    const moved = await moveBooking(trx, SYSTEM, booking.id, { command: 'cancel-with-project', reason }, moment);
    if (isRefusal(moved)) return moved;
  }
  const values = { closed_date: moment.now, closed_reason: reason };
  for (const candidate of await loadCandidatesOf(trx, id)) {
    const isApproved = candidate.client_decision === 'approved' && !candidate.is_deleted;
    if (!isApproved && !awaitsAnswer(candidate)) continue;
    const told = await moveLoaded(
      trx,
      SYSTEM,
      candidate,
      { command: isApproved ? 'release' : 'close', reason, values },
      moment,
    );
    if (isRefusal(told)) return told;
  }
  return true;
}

/** Confirms that the work is done: the bookings that were not cancelled are completed, and their people told. */
export async function completeProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const project = await moveProject(trx, actor, id, { command: 'complete' }, moment);
  if (isRefusal(project)) return project;
  const bookings = await confirmedBookings(trx, id);
  for (const booking of bookings) {
    const moved = await moveBooking(trx, actor, booking.id, { command: 'complete' }, moment);
    if (isRefusal(moved)) return moved;
  }
  const worked = new Set(bookings.map((booking) => booking.candidate_id));
  for (const candidate of (await loadCandidatesOf(trx, id)).filter(({ id: candidate_id }) =>
    worked.has(candidate_id),
  )) {
    const told = await moveLoaded(trx, SYSTEM, candidate, { command: 'finish' }, moment);
    if (isRefusal(told)) return told;
  }
  return true;
}
