import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { SYSTEM } from '../../../http/actor.ts';
import { moveBooking } from '../../booking/commands/move-booking.ts';
import { moveCandidate } from '../../candidate/commands/move-candidate.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';

/**
 * Cancels one booking with a reason. When it was the last one that stood for this candidate, the candidate is unbooked
 * too, so that the talent's badge and lists no longer count the assignment.
 */
export async function cancelBooking(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  reason: string,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  // The project is locked first, as by everything else that decides over candidates.
  const { rows } = await sql<{ candidate_id: string }>`
    select b.candidate_id from bookings b join projects p on p.id = b.project_id
    where b.id = ${id} and ${visibleProjects(actor)} for update of p`.execute(trx);
  const candidate_id = rows[0]?.candidate_id;
  if (!candidate_id) return refuse('not_found');
  const moved = await moveBooking(trx, actor, id, { command: 'cancel', reason }, moment);
  if (isRefusal(moved)) return moved;
  const { rows: standing } = await sql`
    select from bookings where candidate_id = ${candidate_id} and status <> 'cancelled' limit 1`.execute(trx);
  if (standing.length > 0) return true;
  const values = { closed_date: moment.now, closed_reason: reason };
  return moveCandidate(trx, SYSTEM, candidate_id, { command: 'unbook', reason, values }, moment);
}
