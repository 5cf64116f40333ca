import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import type { Services } from '#server/services.ts';
import { answerEvenly } from './answer-evenly.ts';
import { type Confirmable, issueConfirmationIfWaiting } from './issue-confirmation.ts';

interface Correction {
  /** The address of the sign-up. */
  readonly from: string;
  /** The right address. */
  readonly email: string;
  /** The mark of the caller's browser; null without one. */
  readonly browser_hash: string | null;
}

/**
 * Moves a sign-up whose address nobody has confirmed, if it came from this browser and no account has the right address.
 * The mails to the right address are counted anew, by address.
 */
async function moveSignUp(trx: Trx, { from, email, browser_hash }: Correction): Promise<Confirmable | undefined> {
  const { rows } = await sql<Confirmable>`
    update accounts a set email = ${email} from email_verification_codes e
    where a.email = ${from} and e.account_id = a.id and e.browser_hash = ${browser_hash} and not a.email_verified
      and a.role <> 'admin' and not exists (select from talents t where t.account_id = a.id and t.is_verified)
      and not exists (select from accounts o where o.email = ${email})
    returning a.id, a.email, a.first_name`.execute(trx);
  await sql`
    update email_verification_codes set mailed_dates = '{}' where account_id = ${rows[0]?.id ?? randomUUID()}`.execute(
    trx,
  );
  return rows[0];
}

/**
 * Corrects the address of a sign-up and mails a new code and link there, which end those that went to the wrong address.
 * The account, its form and its password stay. An address that waits already gets its code again, as when it is asked
 * for; any other address gets no mail. The answer and its time do not reveal which.
 */
export async function correctAddress(
  { db, env }: Pick<Services, 'db' | 'env'>,
  correction: Correction,
  moment: Moment,
): Promise<void> {
  const { email } = correction;
  const work = inTransaction(
    db,
    async (trx) => {
      const holder = await findAddressHolder(trx, email);
      const moved = await moveSignUp(trx, correction);
      const waiting = moved ?? (holder?.is_verified ? undefined : holder);
      await issueConfirmationIfWaiting(trx, env, { email, waiting }, moment);
      return true;
    },
    // A simultaneous sign-up has taken the address and mailed its own code.
    ['accounts_email_unique'],
  );
  await answerEvenly(work);
}
