import { randomUUID } from 'node:crypto';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import type { Services } from '#server/services.ts';
import { answerEvenly } from './answer-evenly.ts';
import { issueConfirmationIfWaiting } from './issue-confirmation.ts';
import { prolongSignUp } from './keep-sign-up.ts';

/**
 * Mails a new code and link to an address that waits for confirmation. No other address gets a mail, and an address at
 * its limit of mails gets none either. The answer and its time do not reveal the difference.
 */
export async function resendConfirmation(
  { db, env }: Pick<Services, 'db' | 'env'>,
  email: string,
  moment: Moment,
): Promise<void> {
  const work = inTransaction(db, async (trx) => {
    const holder = await findAddressHolder(trx, email);
    const { id, email: address } = holder ?? { id: randomUUID(), email };
    // A sign-up at the address of a former member waits too; its form has the name.
    const first_name = await prolongSignUp(trx, id, moment);
    const unconfirmed = holder?.is_verified ? undefined : holder;
    const waiting = first_name === undefined ? unconfirmed : { id, email: address, first_name };
    await issueConfirmationIfWaiting(trx, env, { email, waiting }, moment);
    return true;
  });
  await answerEvenly(work);
}
