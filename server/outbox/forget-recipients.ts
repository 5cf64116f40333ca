import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

/**
 * How long it is kept where something went. Somebody who misses a mail asks within days, and an administrator looks it up
 * under Utskick; after a month the address is only something to lose.
 */
const KEPT_DAYS = 30;

/** How the key begins of the last mail to somebody who was erased: nobody will ask where that went. */
export const LAST_MAIL = 'erased ';

/**
 * Empties the recipient of what was sent or written off long ago. The row stays: its key is what keeps the same thing from
 * being sent a second time. The time is the database's, as everywhere in the outbox.
 */
export async function forgetRecipients(db: Db): Promise<void> {
  await sql`
    update outbox set recipient = ''
    where state in ('sent', 'given_up') and recipient <> ''
      and (state_date < now() - make_interval(days => ${KEPT_DAYS}) or dedupe_key like ${`${LAST_MAIL}%`})`.execute(db);
}
