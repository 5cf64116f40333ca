import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadBookings } from '#server/features/work/booking/lifecycle.ts';
import { moveMany } from '#server/lifecycle/run.ts';

interface CallingOff {
  /** Id of the candidate, which is also the id of the assignment. */
  readonly candidate_id: string;
  readonly booking_ids: readonly string[];
  readonly reason: string;
}

/** The talent calls off the named bookings of one of the talent's own assignments, all or none. */
export async function callOff(
  trx: Trx,
  actor: TalentActor,
  { candidate_id, booking_ids, reason }: CallingOff,
  moment: Moment,
) {
  // The project is locked first, as by every decision about candidates, because the company may be cancelling.
  const { rows } = await sql`
    select from projects p where p.id = (select k.project_id from candidates k
      where k.id = ${candidate_id} and k.talent_id = ${actor.talent_id}) for no key update`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  const ids = [...new Set(booking_ids)];
  const objects = await loadBookings(trx, sql`b.id = any(${ids}::uuid[]) and b.candidate_id = ${candidate_id}`);
  if (objects.length !== ids.length) return refuse('changed_meanwhile');
  const moved = await moveMany(trx, {
    noun: 'booking',
    command: 'call-off',
    objects,
    actor,
    moment,
    words: { reason },
  });
  return isRefusal(moved) ? moved : (true as const);
}
