import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { DemoCalendar } from './calendar.ts';

/** Days within which notices stay unread, as for users who look in now and then. */
const UNREAD_DAYS = 4;

/** Marks all notices older than some days as read. */
export async function readOldNotices(db: Kysely<Database>, calendar: DemoCalendar): Promise<void> {
  const until = calendar.at(-UNREAD_DAYS, 0).now;
  await inTransaction(db, (trx) =>
    sql`update notices set read = true where not read and created_date < ${until}`.execute(trx),
  );
}
