import { sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { projectAdapter } from '#server/features/projects/project/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';

const OF_CREDIT: readonly string[] = ['credit_reached', 'credit_late', 'advance_due'];

/** Days after which people are told anew that a booking waits for the company's payment. */
const TOLD_AGAIN_DAYS = 7;

/**
 * After a booking was refused for the company's credit: tells the people who have said yes that it waits, and gives
 * finance the task; at most once in TOLD_AGAIN_DAYS. The refusal has taken its own transaction back.
 */
export async function awaitPayment(db: Services['db'], project_id: string, answer: unknown, moment: Moment) {
  if (!isRefusal(answer) || !OF_CREDIT.includes(answer.refused)) return;
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      select from projects where id = ${project_id} and status = 'casting'
        and (payment_awaited_on is null or payment_awaited_on <= ${addDays(moment.today, -TOLD_AGAIN_DAYS)})
      for no key update`.execute(trx);
    const [object] =
      rows.length > 0 ? await projectAdapter.load(trx, { of: 'project', ids: [project_id] }, moment) : [];
    return (
      !object || move(trx, { noun: 'project', command: 'await-payment', object, actor: SYSTEM, moment, words: {} })
    );
  });
}
