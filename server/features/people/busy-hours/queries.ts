import { sql } from 'kysely';
import type { OwnBusyHours } from '#contract/people/busy-hours.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The talent's busy hours from today on, in order, with the notes. Only the talent reads them. */
export async function listBusyHours(db: Db, { talent_id }: TalentActor, { today }: Moment): Promise<OwnBusyHours> {
  const { rows } = await sql<OwnBusyHours['items'][number]>`
    select id, day, from_time, to_time, note from busy_hours
    where talent_id = ${talent_id} and day >= ${today} order by day, from_time, to_time, id`.execute(db);
  return { items: rows };
}
