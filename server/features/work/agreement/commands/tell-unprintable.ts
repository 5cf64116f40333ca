import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import type { LoadedAgreement } from '#server/features/work/agreement/queries/load-agreement.ts';
import { announce } from '#server/live/announce.ts';
import { tellAdmins } from '#server/live/tell-admins.ts';
import { unprintableNotice } from '#texts/work/agreement/unprintable.ts';

/** Type of the notice about an agreement with characters that no typeface contains. */
const UNPRINTABLE = 'agreement.unprintable';

/**
 * Notifies the administrators, once per agreement, that its document cannot be printed, and quotes the text with the
 * missing characters. The job tries again every few minutes, so the document is printed once that text is rewritten.
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
