import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { oppositeOf } from '#domain/money/ledger/voucher.ts';
import type { Trx } from '#server/db/transaction.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';
import { type Posted, writeVoucher } from './write-voucher.ts';

/**
 * Reverses a wrong voucher, once, by a new voucher that refers to it. A reversal cannot be reversed; a new voucher has
 * to be written instead.
 */
export async function correctVoucher(
  trx: Trx,
  { voucher_id, text }: { readonly voucher_id: string; readonly text: string },
  moment: Moment,
): Promise<Posted | Refusal<'not_found' | 'not_allowed_now'>> {
  const wrong = await trx
    .selectFrom('vouchers')
    .select(['event', 'subject_id'])
    .where('id', '=', voucher_id)
    .executeTakeFirst();
  if (!wrong) return refuse('not_found');
  if (wrong.event === 'correction') return refuse('not_allowed_now');
  const lines = await trx
    .selectFrom('voucher_lines')
    .select(['account', 'amount_ore', 'project_id'])
    .where('voucher_id', '=', voucher_id)
    .orderBy('position')
    .execute();
  const back = oppositeOf(lines.map((line) => ({ ...line, account: accountNumbered(line.account) })));
  const about = {
    event: 'correction',
    cause_id: voucher_id,
    corrects_id: voucher_id,
    subject_id: wrong.subject_id,
    happened_on: moment.today,
    text,
  };
  return writeVoucher(trx, { ...back, ...about }, moment);
}
