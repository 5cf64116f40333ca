import { sql } from 'kysely';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { holdPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import type { Services } from '#server/services.ts';
import { postSent } from './post-payout.ts';

const AT_ONCE = 50;

/** Posts some of the sent payouts whose execution day has come; returns their number. */
const postSome = (db: Services['db'], moment: Moment): Promise<number> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from payouts where sent_on <= ${moment.today} and not sending_is_posted
      order by sent_on, id limit ${AT_ONCE}`.execute(trx);
    const ids = rows.map(({ id }) => id);
    const due = await holdPayouts(trx, SYSTEM, sql`o.id = any(${ids}::uuid[])`);
    // A payout that another process has posted, or that the bank has returned meanwhile, is left out.
    for (const payout of due) {
      const { sent_on, sending_is_posted } = payout;
      if (sent_on !== null && !sending_is_posted) await postSent(trx, payout, sent_on, moment);
    }
    return rows.length;
  });

/** Posts every payout that the bank has had the file of, from its execution day on. */
export async function postDuePayouts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) found = await postSome(db, momentOf(clock()));
}
