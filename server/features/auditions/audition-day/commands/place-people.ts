import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Trx } from '#server/db/transaction.ts';
import { plannable } from '#server/features/auditions/appointment/queries/seats.ts';
import { lockAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { announceTimes } from './announce-times.ts';

/** A talent's invitation, the time to plan (null for none), and the planned time on the caller's screen. */
export interface Place {
  readonly invitation_id: string;
  readonly slot_id: string | null;
  readonly was: string | null;
}

/**
 * Plans times for talents: one move, a swap, a whole proposal, or its undoing. All places are planned or none, and
 * talents are not notified. Simultaneous plans by two members run one after the other; a plan made on an outdated
 * screen is refused.
 */
export async function placePeople(trx: Trx, actor: ProjectActor, id: string, places: readonly Place[]) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  const isOpen = audition.status === 'draft' || audition.status === 'published';
  if (!isOpen || audition.kind === 'self_tape') return refuse('not_allowed_now');
  const asked = JSON.stringify(places);
  const { numAffectedRows } = await sql`
    update invitations i set slot_id = asked.slot_id
    from jsonb_to_recordset(${asked}::jsonb) as asked (invitation_id uuid, slot_id uuid, was uuid)
    where i.id = asked.invitation_id and i.audition_id = ${id} and i.slot_id is not distinct from asked.was
      and i.status in ('added', 'invited', 'accepted')
      and (asked.slot_id is null or exists (
        select from audition_slots s where s.id = asked.slot_id and s.audition_id = ${id} and s.kind = 'slot'))`.execute(
    trx,
  );
  if (numAffectedRows !== BigInt(places.length)) return refuse('changed_meanwhile');
  const slot_ids = places.flatMap(({ slot_id }) => slot_id ?? []);
  const full = await sql`
    select from audition_slots s where s.id = any(${slot_ids}::uuid[]) and ${plannable('s')} < 0 limit 1`.execute(trx);
  if (full.rows.length > 0) return refuse('time_full');
  // A talent cannot have overlapping times for two invitations of one company, even for different roles.
  const clash = await sql`
    select from invitations i join audition_slots s on s.id = i.slot_id
      join invitations o on o.talent_id = i.talent_id and o.id <> i.id and o.company_id = i.company_id
      join audition_slots e on e.id = o.slot_id
    where i.id = any(${places.map(({ invitation_id }) => invitation_id)}::uuid[])
      and s.starts_date < e.ends_date and e.starts_date < s.ends_date limit 1`.execute(trx);
  if (clash.rows.length > 0) return refuse('time_clash');
  return announceTimes(trx, audition);
}
