import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdOwnCall, mayAsk } from '#server/features/auditions/appointment/queries/own-call.ts';
import { freeSeats } from '#server/features/auditions/appointment/queries/seats.ts';
import { move } from '#server/lifecycle/run.ts';
import { acceptWithTime } from './accept-with-time.ts';
import { takeSlot } from './choose-time.ts';

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

/** Declines a time. The seat becomes free, also in the company's plan, and no time that runs then is offered again. */
export async function declineTime(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  if (!own.appointment) return refuse('not_allowed_now');
  const { slot_id, starts_date } = own.appointment.subject;
  // If the company has planned another time for the talent, that plan stays.
  await sql`
    update invitations set slot_id = nullif(slot_id, ${slot_id}::uuid), declined_starts = declined_starts || ${starts_date}::timestamptz
    where id = ${id}`.execute(trx);
  return move(trx, {
    noun: 'appointment',
    command: 'decline',
    object: own.appointment,
    actor,
    moment,
    words: {},
  });
}

/** Takes a declined time again: any seat that is free at the same time, in the same room or another. */
export async function takeBackDecline(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  if (own.appointment?.subject.status !== 'declined' || !mayAsk(own)) return refuse('not_allowed_now');
  const { audition_id, starts_date, ends_date } = own.appointment.subject;
  const { rows } = await sql<{ id: string }>`
    select s.id from audition_slots s
    where s.audition_id = ${audition_id} and s.starts_date = ${starts_date} and s.ends_date = ${ends_date}
      and ${freeSeats('s')} > 0
    order by s.id limit 1`.execute(trx);
  const [free] = rows;
  return free ? takeSlot(trx, actor, own, free.id, moment, 'take-back-decline') : refuse('time_full');
}
