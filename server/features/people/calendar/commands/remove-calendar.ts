import type { Kysely } from 'kysely';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Removes a foreign calendar with its address; the days that it had taken are free at once. Removing it again changes
 * nothing.
 */
export function removeCalendar(db: Kysely<Database>, { talent_id }: TalentActor, id: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom('foreign_calendars').where('id', '=', id).where('talent_id', '=', talent_id).execute();
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'foreign_calendar', ids: [id] });
  });
}
