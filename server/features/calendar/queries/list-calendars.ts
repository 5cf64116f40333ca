import type { ForeignCalendar } from '#contract/calendar.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Db } from '../../../db/transaction.ts';

/** The talent's calendars elsewhere, in the order in which they were connected. */
export async function listCalendars(db: Db, { talent_id }: TalentActor): Promise<{ items: ForeignCalendar[] }> {
  const items = await db
    .selectFrom('foreign_calendars')
    .where('talent_id', '=', talent_id)
    .select(['id', 'name', 'shown_address', 'status', 'problem', 'tried_date', 'read_date', 'created_date'])
    .orderBy('created_date')
    .orderBy('id')
    .execute();
  return { items };
}
