import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  concernedOf,
  factsOf,
  loadAppointments,
  movedTo,
  type Slot,
  timeValues,
} from '#server/features/auditions/appointment/queries/load-appointments.ts';
import { lockAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import { loadUntold } from '#server/features/auditions/audition-day/queries/load-planned.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { makeMany, move, moveMany } from '#server/lifecycle/run.ts';
import { newCode } from './choose-time.ts';
import { offerFree } from './offer-free.ts';

/**
 * Publishes the planned times of an audition. Only talents with a new, changed or lost time are notified, all in one
 * transaction. Then the free times are offered to the waiting talents.
 */
export async function publishTimes(trx: Trx, actor: ProjectActor, id: string, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  if (audition.status !== 'published' || audition.kind === 'self_tape') return refuse('not_allowed_now');
  const { now } = moment;
  await sql`
    update audition_slots set published_date = ${now} where audition_id = ${id} and published_date is null`.execute(
    trx,
  );
  const untold = await loadUntold(trx, id, now);
  const told = await makeMany(trx, {
    noun: 'appointment',
    command: 'tell',
    actor,
    moment,
    words: {},
    objects: untold.flatMap(({ slot, appointment_id, ...called }) => {
      if (!slot || appointment_id) return [];
      const { invitation_id, audition_id, candidate_id, project_id, company_id, talent_id } = called;
      const row = { ...called, ...slot };
      return {
        id: randomUUID(),
        values: {
          invitation_id,
          audition_id,
          candidate_id,
          project_id,
          company_id,
          talent_id,
          ...timeValues(slot, moment),
          code: newCode(),
          created_date: now,
        },
        concerned: concernedOf(row),
        facts: factsOf(row),
      };
    }),
  });
  if (isRefusal(told)) return told;

  const slots = new Map(untold.flatMap(({ appointment_id, slot }) => (appointment_id ? [[appointment_id, slot]] : [])));
  const others = await loadAppointments(trx, sql`a.id = any(${[...slots.keys()]}::uuid[])`, moment);
  const dropped = others.filter((one) => !slots.get(one.id));
  const gone = await moveMany(trx, {
    noun: 'appointment',
    command: 'drop',
    objects: dropped,
    actor,
    moment,
    words: {},
  });
  if (isRefusal(gone)) return gone;
  for (const one of others) {
    const slot: Slot | null | undefined = slots.get(one.id);
    if (!slot) continue;
    const [object, values] = [movedTo(one, slot), timeValues(slot, moment)];
    const moved = await move(trx, { noun: 'appointment', command: 'move', object, actor, moment, words: {}, values });
    if (isRefusal(moved)) return moved;
  }
  const offered = await offerFree(trx, audition.project_id, moment);
  return isRefusal(offered) ? offered : { told_count: untold.length };
}
