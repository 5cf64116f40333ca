import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdOwnCall } from '#server/features/auditions/appointment/queries/own-call.ts';
import { move } from '#server/lifecycle/run.ts';
import { acceptWithTime } from './accept-with-time.ts';

/** Confirms the time shown on the talent's screen, and accepts the invitation if it is not accepted yet. */
export async function confirmTime(trx: Trx, actor: TalentActor, id: string, starts_date: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  const { invitation, appointment } = own;
  if (!appointment || invitation.audition_status !== 'published') return refuse('not_allowed_now');
  if (appointment.subject.starts_date !== starts_date) return refuse('changed_meanwhile');
  const accepted = await acceptWithTime(trx, actor, invitation, moment);
  if (isRefusal(accepted)) return accepted;
  return move(trx, { noun: 'appointment', command: 'confirm', object: appointment, actor, moment, words: {} });
}

/** Declines a time. The seat becomes free, also in the company's plan. */
export async function declineTime(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  if (!own.appointment) return refuse('not_allowed_now');
  // If the company has planned another time for the talent, that plan stays.
  await sql`
    update invitations set slot_id = null
    where id = ${id} and slot_id is not distinct from ${own.appointment.subject.slot_id}`.execute(trx);
  return move(trx, {
    noun: 'appointment',
    command: 'decline',
    object: own.appointment,
    actor,
    moment,
    words: {},
  });
}
