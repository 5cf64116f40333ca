import type { Moment } from '#domain/time/day.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';
import { findAddressHolder } from '../queries/address-holder.ts';
import { issueConfirmation } from './issue-confirmation.ts';

/** Mails a new code and link to an address that waits for one. For any other nothing happens, and nobody is told. */
export async function resendConfirmation(
  { db, env }: Pick<Services, 'db' | 'env'>,
  email: string,
  moment: Moment,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const holder = await findAddressHolder(trx, email);
    if (holder && !holder.is_verified) await issueConfirmation(trx, env, holder, moment);
  });
}
