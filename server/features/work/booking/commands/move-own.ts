import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadBookings } from '#server/features/work/booking/lifecycle.ts';
import { moveMany } from '#server/lifecycle/run.ts';

interface OwnDays {
  /** Id of the candidate, which is also the id of the assignment. */
  readonly candidate_id: string;
  readonly booking_ids: readonly string[];
}

/**
 * The talent's own bookings of one assignment with these ids. Takes first the locks of the production, the part that
 * casts before the part in step 5, as every decision about candidates does: the company may be cancelling, another
 * talent stepping in, or the place being given to somebody whom the other part casts.
 */
async function holdOwnDays(trx: Trx, actor: TalentActor, { candidate_id, booking_ids }: OwnDays) {
  const { rows } = await sql`
    select from projects p
    where p.id in (
      select part.id from candidates k join projects own on own.id = k.project_id
        join projects part on part.id = own.id
          or part.production_id = own.production_id and part.status in ('draft', 'casting')
      where k.id = ${candidate_id} and k.talent_id = ${actor.talent_id})
    order by p.status = 'active', p.id for no key update`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  const ids = [...new Set(booking_ids)];
  const objects = await loadBookings(trx, sql`b.id = any(${ids}::uuid[]) and b.candidate_id = ${candidate_id}`);
  return objects.length === ids.length ? objects : refuse('changed_meanwhile');
}

/** The talent calls off the named bookings of one of the talent's own assignments, all or none. */
export async function callOff(trx: Trx, actor: TalentActor, days: OwnDays, reason: string, moment: Moment) {
  const objects = await holdOwnDays(trx, actor, days);
  if (isRefusal(objects)) return objects;
  return moveMany(trx, { noun: 'booking', command: 'call-off', objects, actor, moment, words: { reason } });
}

/** The talent takes back the calling off of the named bookings, all or none. */
export async function comeBack(trx: Trx, actor: TalentActor, days: OwnDays, moment: Moment) {
  const objects = await holdOwnDays(trx, actor, days);
  if (isRefusal(objects)) return objects;
  return moveMany(trx, { noun: 'booking', command: 'come-back', objects, actor, moment, words: {} });
}
