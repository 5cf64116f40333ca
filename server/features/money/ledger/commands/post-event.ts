import type { Moment } from '#domain/kernel/time/day.ts';
import type { LedgerEvent } from '#domain/money/ledger/events.ts';
import { voucherOf } from '#domain/money/ledger/voucher.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type Posted, writeVoucher } from './write-voucher.ts';

/**
 * Posts an event in the books, in the event's own transaction. Calling it again for the same cause posts nothing more.
 */
export function postEvent(trx: Trx, event: LedgerEvent, moment: Moment): Promise<Posted> {
  const { type, cause_id, subject_id, happened_on, text } = event;
  const about = { event: type, cause_id, subject_id, corrects_id: null, happened_on, text };
  return writeVoucher(trx, { ...voucherOf(event), ...about }, moment);
}
