import { sql } from 'kysely';
import { DEAD_ENTRY } from '#domain/notification/notice-target.ts';
import { deadEntryNotice } from '#texts/outbox-words.ts';
import type { Trx } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';

/** 'dead' in ASCII: of all processes one at a time writes this notice. */
const LOCK = 0x64656164;

/**
 * Tells the administrators that something could not be sent, in their bell and on their open screens. Until somebody has
 * read it there is one notice however much is dead: a day without a mail server is one piece of news, and nobody is mailed
 * that mail does not work.
 */
export async function tellAdmins(trx: Trx): Promise<void> {
  const { title, message } = deadEntryNotice;
  // One after the other, or two that die at once would both find none.
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  await sql`
    insert into notices (audience, title, message, type)
    select 'admin', ${title}, ${message}, ${DEAD_ENTRY}
    where not exists (select from notices where audience = 'admin' and type = ${DEAD_ENTRY} and not read)`.execute(trx);
  // Administrators hear the noun of everything.
  announce(trx, { topics: [], noun: 'outbox' });
  announce(trx, { topics: [], noun: 'notice' });
}
