import type { Moment } from '#domain/time/day.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetTries } from '../../../http/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { findAddressHolder } from '../queries/address-holder.ts';
import { answerEvenly } from './answer-evenly.ts';
import { issueConfirmation } from './issue-confirmation.ts';

/**
 * Mails a new code and link to an address that waits for one. For any other nothing happens, and neither the answer nor
 * its time tells; nor does it when the account has had its mails of this hour.
 */
export async function resendConfirmation(
  { db, env }: Pick<Services, 'db' | 'env'>,
  email: string,
  moment: Moment,
): Promise<void> {
  const work = inTransaction(db, async (trx) => {
    // For any address alike, so that the fifth wrong code after it tells nothing.
    await forgetTries(trx, env, 'code_tries', { email });
    const holder = await findAddressHolder(trx, email);
    if (holder && !holder.is_verified) await issueConfirmation(trx, env, holder, moment);
    return true;
  });
  await answerEvenly(work);
}
