import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  concernedOf,
  factsOf,
  movedTo,
  type Slot,
  timeValues,
} from '#server/features/auditions/appointment/queries/load-appointments.ts';
import { holdOwnCall, type OwnCall } from '#server/features/auditions/appointment/queries/own-call.ts';
import { freeSeats } from '#server/features/auditions/appointment/queries/seats.ts';
import { loadCalled } from '#server/features/auditions/audition-day/queries/load-planned.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { acceptWithTime } from './accept-with-time.ts';

/** A random text for a talent's QR code, without any fact about the talent. */
export const newCode = (): string => randomBytes(18).toString('base64url');

/** Takes a free time, if the company lets talents choose. */
export async function chooseTime(trx: Trx, actor: TalentActor, id: string, slot_id: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  const open = await sql`select from auditions where id = ${own.invitation.audition_id} and may_choose_time`.execute(
    trx,
  );
  if (open.rows.length === 0) return refuse('not_allowed_now');
  return takeSlot(trx, actor, own, slot_id, moment);
}

/**
 * Gives the talent a free time, both in the plan and as the appointment. The caller has locked the project, so that the
 * second of two talents who want the last seat finds it taken.
 */
export async function takeSlot(
  trx: Trx,
  actor: TalentActor,
  own: OwnCall,
  slot_id: string,
  moment: Moment,
  command: 'choose-other' | 'take-back-decline' = 'choose-other',
) {
  const { invitation, appointment } = own;
  if (invitation.audition_status !== 'published') return refuse('not_allowed_now');
  const { rows } = await sql<Slot & { free_count: number }>`
    select s.id, s.starts_date, s.ends_date, r.name as room, ${freeSeats('s')} as free_count
    from audition_slots s join audition_rooms r on r.id = s.room_id
    where s.id = ${slot_id} and s.audition_id = ${invitation.audition_id} and s.published_date is not null
      and s.starts_date > ${moment.now}`.execute(trx);
  const [slot] = rows;
  if (!slot) return refuse('not_allowed_now');
  if (slot.free_count === 0) return refuse('time_full');
  const clash = await sql`
    select from appointments a where a.talent_id = ${actor.talent_id} and a.invitation_id <> ${invitation.id}
      and a.status in ('told', 'confirmed') and a.starts_date < ${slot.ends_date} and ${slot.starts_date} < a.ends_date
    limit 1`.execute(trx);
  if (clash.rows.length > 0) return refuse('time_clash');
  const accepted = await acceptWithTime(trx, actor, invitation, moment);
  if (isRefusal(accepted)) return accepted;
  await sql`
    update invitations set slot_id = ${slot_id}, declined_starts = array(
      select start from unnest(declined_starts) start where start < ${slot.starts_date} or start >= ${slot.ends_date})
    where id = ${invitation.id}`.execute(trx);
  const values = timeValues(slot, moment);
  if (appointment) {
    const object = movedTo(appointment, slot);
    return move(trx, { noun: 'appointment', command, object, actor, moment, words: {}, values });
  }
  const [called] = await loadCalled(trx, sql`i.id = ${invitation.id}`);
  if (!called) return refuse('not_found');
  const told = { ...called, ...slot };
  const { audition_id, candidate_id, project_id, company_id, talent_id } = called;
  return make(trx, {
    noun: 'appointment',
    command: 'choose',
    actor,
    moment,
    words: {},
    object: {
      id: randomUUID(),
      values: {
        invitation_id: invitation.id,
        audition_id,
        candidate_id,
        project_id,
        company_id,
        talent_id,
        ...values,
        code: newCode(),
        created_date: moment.now,
      },
      concerned: concernedOf(told),
      facts: factsOf(told),
    },
  });
}
