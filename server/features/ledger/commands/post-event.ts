import type { LedgerEvent } from '#domain/ledger/events.ts';
import { voucherOf } from '#domain/ledger/voucher.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { type Posted, writeVoucher } from './write-voucher.ts';

/** Writes what happened in the books, in the transaction in which it happens, and once for its cause however often. */
export function postEvent(trx: Trx, event: LedgerEvent, moment: Moment): Promise<Posted> {
  const { type, cause_id, subject_id, happened_on, text } = event;
  const about = { event: type, cause_id, subject_id, corrects_id: null, happened_on, text };
  return writeVoucher(trx, { ...voucherOf(event), ...about }, moment);
}
