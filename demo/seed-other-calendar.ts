import { addDays, momentOf, overlaps } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { connectCalendar } from '#server/features/people/calendar/commands/connect-calendar.ts';
import type { Services } from '#server/services.ts';
import { DEMO_TALENT } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import { must } from './must.ts';
import { askedDays } from './seed-busy-days.ts';
import type { SeededTalent } from './seed-talents.ts';

/** Days of rehearsals at a theatre: offset from today, and length. */
const REHEARSALS: readonly (readonly [number, number])[] = [
  [4, 2],
  [11, 2],
  [18, 1],
  [33, 3],
  [61, 2],
];
/** Time of the next reading: never, because no server answers at the address. */
const NEVER = '2100-01-01T00:00:00Z';

/** Inserts a foreign calendar of DEMO_TALENT, read some minutes ago. */
export async function seedOtherCalendar(
  services: Services,
  talents: readonly SeededTalent[],
  calendar: DemoCalendar,
): Promise<void> {
  const talent = talents.find(({ person }) => person.email === DEMO_TALENT.email);
  if (!talent) throw new Error('DEMO_TALENT is missing.');
  const { db, clock } = services;
  const { talent_id } = talent.actor;
  const address = 'https://kalender.example/teatern/privat-8f3a/repetitioner.ics';
  must(
    await connectCalendar(services, talent.actor, { name: 'Teatern', address }, momentOf(clock())),
    'a calendar elsewhere',
  );
  const read = new Date(clock().getTime() - 12 * 60_000).toISOString();
  const asked = (await askedDays(services)).get(talent_id) ?? [];
  const spans = REHEARSALS.map(([offset, length]) => ({
    starts_on: calendar.day(offset),
    ends_on: addDays(calendar.day(offset), length - 1),
  })).filter((span) => !asked.some((other) => overlaps(other, span)));
  await inTransaction(db, async (trx) => {
    const { id } = await trx
      .updateTable('foreign_calendars')
      .set({
        read_date: read,
        tried_date: read,
        counted_on: calendar.day(0),
        next_date: NEVER,
        stale_date: NEVER,
      })
      .where('talent_id', '=', talent_id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('busy_spans')
      .values(spans.map((span) => ({ talent_id, calendar_id: id, ...span })))
      .execute();
  });
}
