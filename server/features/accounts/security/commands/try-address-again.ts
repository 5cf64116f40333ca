import { type Kysely, sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import { addressTriedMail } from './mail-words.ts';

/**
 * Sends mails to an address again after mails to it have come back, because its owner says that it works. The first is
 * about this; if it comes back too, the address is marked again. Without a mark nothing changes.
 */
export const tryAddressAgain = (db: Kysely<Database>, account_id: string, { now }: Moment) =>
  inTransaction(db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      update accounts set unreached_date = null, unreached_code = null, mail_tried_date = ${now}
      where id = ${account_id} and unreached_date is not null`.execute(trx);
    if (numAffectedRows === 0n) return true;
    await mailOwner(trx, account_id, addressTriedMail);
    announceAccount(trx, account_id);
    return true;
  });
