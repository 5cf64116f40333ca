import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { BusyHours } from '#contract/people/busy-hours.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { busyProblem } from '#domain/people/talent/busy-days.rules.ts';
import { BUSY_HOURS_MAX } from '#domain/people/talent/busy-hours.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import { listBusyHours } from './queries.ts';

/**
 * Adds hours at which the talent cannot work. The same hours again get the new note, so that repeating the call changes
 * nothing. A booking or an audition at these hours stays.
 */
export function addBusyHours(
  db: Kysely<Database>,
  actor: TalentActor,
  { day, from_time, to_time, note }: BusyHours,
  moment: Moment,
) {
  const problem = busyProblem({ starts_on: day, ends_on: day }, moment.today);
  if (problem) throw new z.ZodError([{ code: 'custom', path: ['day'], message: problem.message, input: undefined }]);
  const { talent_id } = actor;
  return inTransaction(db, async (trx) => {
    // Two tabs of one talent wait for each other, so that each counts the other's hours.
    await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
    await sql`
      insert into busy_hours (talent_id, day, from_time, to_time, note) values (${talent_id}, ${day}, ${from_time}, ${to_time}, ${note})
      on conflict (talent_id, day, from_time, to_time) do update set note = excluded.note`.execute(trx);
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'busy-days' });
    const own = await listBusyHours(trx, actor, moment);
    return own.items.length > BUSY_HOURS_MAX ? refuse('too_many_busy_spans') : own;
  });
}

/** Removes the talent's hours with this id; another id changes nothing. */
export async function removeBusyHours(db: Kysely<Database>, { talent_id }: TalentActor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('busy_hours').where('id', '=', id).where('talent_id', '=', talent_id).execute();
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'busy-days' });
  });
}
