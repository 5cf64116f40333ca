import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { loadBookings } from '#server/features/work/booking/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';

/** Cancels one booking of a project that the actor may see, with a reason. */
export async function cancelBooking(trx: Trx, actor: ProjectActor, id: string, reason: string, moment: Moment) {
  // The project is locked first, as by every decision about candidates.
  const { rows } = await sql`
    select from bookings b join projects p on p.id = b.project_id
    where b.id = ${id} and ${visibleProjects(actor)} for no key update of p`.execute(trx);
  const [object] = rows.length > 0 ? await loadBookings(trx, sql`b.id = ${id}`) : [];
  if (!object) return refuse('not_found');
  return move(trx, { noun: 'booking', command: 'cancel', object, actor, moment, words: { reason } });
}
