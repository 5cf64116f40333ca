import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';

/**
 * Deletes the password, every session, and a talent's birth date, payment details, linked calendars, calendar feeds, tax
 * papers, CV documents and acceptance of the terms. This data came from a sign-up whose address another person has now proven to
 * own, and that owner is asked for the data anew. The text of a company's application stays, because an administrator
 * reads it.
 */
export async function forgetUnproven(trx: Trx, account_id: string): Promise<void> {
  await sql`delete from sign_in_methods where account_id = ${account_id} and provider = 'credential'`.execute(trx);
  await sql`delete from sessions where account_id = ${account_id}`.execute(trx);
  announceAccount(trx, account_id);
  await sql`
    update accounts set birth_date = null, terms_version = null, terms_accepted_date = null
    where id = ${account_id} and role = 'talent'`.execute(trx);
  await sql`delete from talent_payment_details where talent_id in (select id from talents where account_id = ${account_id})`.execute(
    trx,
  );
  await sql`delete from foreign_calendars where talent_id in (select id from talents where account_id = ${account_id})`.execute(
    trx,
  );
  await sql`delete from tax_papers where talent_id in (select id from talents where account_id = ${account_id})`.execute(
    trx,
  );
  await sql`delete from cv_documents where talent_id in (select id from talents where account_id = ${account_id})`.execute(
    trx,
  );
  await sql`delete from calendar_feeds where talent_id in (select id from talents where account_id = ${account_id})`.execute(
    trx,
  );
  await sql`update talents set birth_date = null where account_id = ${account_id}`.execute(trx);
}
