import type { ForeignCalendarStatus } from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';

interface Row {
  readonly id: string;
  readonly talent_id: string;
  readonly name: string;
  readonly status: ForeignCalendarStatus;
}

/** A foreign calendar in the form that `move` takes. No event contains its address. */
export const calendarObject = ({ id, talent_id, name, status }: Row): Loaded<'foreign_calendar'> => ({
  id,
  subject: { status },
  concerned: { talent_id },
  facts: { calendar_name: name },
});

/** Foreign calendars by their ids, locked until the commit. */
export async function loadCalendars(trx: Db, ids: readonly string[]): Promise<Loaded<'foreign_calendar'>[]> {
  const rows = await trx
    .selectFrom('foreign_calendars')
    .where('id', 'in', ids)
    .select(['id', 'talent_id', 'name', 'status'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(calendarObject);
}

export const foreignCalendarAdapter: Adapter<'foreign_calendar'> = {
  load: (trx: Trx, { of, ids }) => {
    if (of !== 'foreign_calendar') throw new Error(`Foreign calendars are not found by ${of}`);
    return loadCalendars(trx, ids);
  },
};
