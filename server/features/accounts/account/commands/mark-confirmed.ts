import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { followAccount } from '#server/events/account-reaction.ts';
import type { Services } from '#server/services.ts';

type Confirmed = { role: AccountRole };

/**
 * Marks the address of an account as confirmed and its talent as verified, runs the reactions to the confirmation, and
 * deletes the code and link.
 */
export async function markConfirmed(
  trx: Trx,
  { account_reactions }: Pick<Services, 'account_reactions'>,
  account_id: string,
  moment: Moment,
): Promise<Confirmed> {
  const { rows } = await sql<Confirmed>`
    update accounts set email_verified = true, email_confirmed_date = ${moment.now}
    where id = ${account_id} returning role`.execute(trx);
  await sql`update talents set is_verified = true where account_id = ${account_id}`.execute(trx);
  await followAccount(trx, account_reactions, 'address_confirmed', account_id, moment);
  await sql`delete from email_verification_codes where account_id = ${account_id}`.execute(trx);
  const [account] = rows;
  if (!account) throw new Error('An account ended while its address was being confirmed');
  return account;
}
