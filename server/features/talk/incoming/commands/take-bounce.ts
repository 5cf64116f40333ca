import { momentOf } from '#domain/kernel/time/day.ts';
import type { Bounce } from '#domain/talk/incoming/incoming-mail.rules.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { followReach } from '#server/features/casting/candidate/commands/follow-reach.ts';
import { announceAccount } from '#server/live/announce.ts';
import { type Bounced, recordBounce } from '#server/mail/record-bounce.ts';
import type { Services } from '#server/services.ts';

/** Stores a bounce. If it marks the address of a talent, the companies see it at their unread requests at once. */
export async function takeBounce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  bounced: Bounced,
  bounce: Bounce,
): Promise<void> {
  const moment = momentOf(clock());
  await inTransaction(db, async (trx) => {
    const account_id = await recordBounce(trx, bounced, bounce, moment.now);
    if (account_id) {
      await followReach(trx, moment);
      announceAccount(trx, account_id);
    }
    return true;
  });
}
