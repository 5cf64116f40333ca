import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/generated.ts';
import { markRead } from '../features/notification/commands.ts';
import { noticesOf } from '../features/notification/queries.ts';
import type { CompanyActor, TalentActor } from '../http/actor.ts';
import type { DemoCalendar } from './calendar.ts';
import type { SeededTalent } from './seed-talents.ts';

/** Notices of the last days are still new to people who look in now and then. */
const UNREAD_DAYS = 4;

/** Everybody has read what is older than some days. */
export async function readOldNotices(
  db: Kysely<Database>,
  talents: readonly SeededTalent[],
  owners: ReadonlyMap<string, CompanyActor>,
  calendar: DemoCalendar,
): Promise<void> {
  const until = calendar.at(-UNREAD_DAYS, 0).now;
  const recipients: (TalentActor | CompanyActor)[] = [...talents.map(({ actor }) => actor), ...owners.values()];
  for (const actor of recipients) {
    const { table, own } = noticesOf(actor);
    const { rows } = await sql<{ id: string }>`
      select id from ${table} where ${own} and not read and created_date < ${until}`.execute(db);
    if (rows.length > 0)
      await markRead(
        db,
        actor,
        rows.map(({ id }) => id),
      );
  }
}
