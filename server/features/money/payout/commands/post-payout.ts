import { sql } from 'kysely';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { debtOf } from '#domain/money/payout/figures.ts';
import type { Trx } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import type { LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';

/** The id of a payout's line in its present batch. Each sending has a separate line, so that each is posted once. */
async function findLine(trx: Trx, { id, batch_id }: LoadedPayout): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from payout_batch_lines where payout_id = ${id} and batch_id = ${batch_id}`.execute(trx);
  const [line] = rows;
  if (!line) throw new Error('A payout is in a batch without a line in it');
  return line.id;
}

async function post(
  trx: Trx,
  payout: LoadedPayout,
  type: 'payout_sent' | 'payout_failed',
  day: string,
  moment: Moment,
) {
  const { id, way, amount_ore, tax_ore, contributions_ore, number, talent_name } = payout;
  if (way === null || amount_ore === null) throw new Error('A payout was sent before it was settled');
  const cause_id = await findLine(trx, payout);
  const about = { cause_id, subject_id: id, project_id: null, happened_on: day };
  const what = type === 'payout_sent' ? 'Utbetalning' : 'Tillbaka från banken';
  const text = `${what} ${number}, ${talent_name}`.slice(0, 200);
  const withheld = { tax_ore: tax_ore ?? NO_ORE, contributions_ore: contributions_ore ?? NO_ORE };
  await postEvent(trx, { type, ...about, debt: debtOf(way), amount_ore, ...withheld, text }, moment);
}

/**
 * Posts that the money left the account, on the execution day of its batch. Before that day the money is still there,
 * so nothing is posted; `postDuePayouts` does it on the day.
 */
export async function postSent(trx: Trx, payout: LoadedPayout, execution_on: string, moment: Moment): Promise<void> {
  if (execution_on > moment.today) return;
  await post(trx, payout, 'payout_sent', execution_on, moment);
  await sql`update payouts set sending_is_posted = true where id = ${payout.id}`.execute(trx);
}

/**
 * Posts that the bank has returned the money, on the ISO day on which it was back on our account; nothing if the sending
 * is not posted.
 */
export async function postFailed(trx: Trx, payout: LoadedPayout, returned_on: string, moment: Moment): Promise<void> {
  if (payout.sending_is_posted) await post(trx, payout, 'payout_failed', returned_on, moment);
}
