import { sql } from 'kysely';
import { UNPRINTABLE } from '#domain/notification/notice-target.ts';
import type { Moment } from '#domain/time/day.ts';
import { unprintableNotice } from '#texts/agreement/unprintable.ts';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { tellAdmins } from '../../../live/tell-admins.ts';
import type { LoadedAgreement } from '../queries/load-agreement.ts';

/**
 * Tells the administrators, once for each agreement, that its document cannot be made and which text it is. It is tried
 * again every few minutes, so nobody has to do more than have that text written otherwise.
 */
export async function tellUnprintable(db: Db, agreement: LoadedAgreement, text: string, { now }: Moment) {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      update agreements set unprintable_date = ${now} where id = ${agreement.id} and unprintable_date is null
      returning id`.execute(trx);
    if (rows.length === 0) return;
    await tellAdmins(trx, { type: UNPRINTABLE, ...unprintableNotice({ ...agreement, text }) });
    announce(trx, { topics: [], noun: 'agreement' });
  });
}
