import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type CorrectingLine, correctionOf, correctionProblem } from '#domain/money/correction/correction.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findWrongVoucher } from '#server/features/money/ledger/queries/find-wrong-voucher.ts';
import { type Posted, writeVoucher } from './write-voucher.ts';

interface Correcting {
  readonly voucher_id: string;
  /** Null for a full reversal. */
  readonly lines: readonly CorrectingLine[] | null;
  /** Why it was wrong. */
  readonly reason: string;
}

/** The correction of a voucher, if its rules allow it now. */
export async function checkCorrection(trx: Trx, { voucher_id, lines }: Omit<Correcting, 'reason'>) {
  const wrong = await findWrongVoucher(trx, voucher_id);
  if (!wrong) return refuse('not_found');
  const problem = correctionProblem(wrong, lines);
  return problem ? refuse(problem) : wrong;
}

/**
 * Corrects a wrong voucher, once, by a new voucher that refers to it. It is posted today, or on the first day of the
 * first open month (5 kap. 5 § bokföringslagen: day, and who made the correction, are to be found).
 */
export async function correctVoucher(
  trx: Trx,
  { voucher_id, lines, reason }: Correcting,
  moment: Moment,
): Promise<Posted | Refusal> {
  const wrong = await checkCorrection(trx, { voucher_id, lines });
  if (isRefusal(wrong)) return wrong;
  const about = {
    event: 'correction',
    cause_id: voucher_id,
    corrects_id: voucher_id,
    subject_id: wrong.subject_id,
    happened_on: moment.today,
    text: `Rättelse av ${wrong.name}: ${reason}`.slice(0, 200),
  };
  return writeVoucher(trx, { ...correctionOf(wrong, lines), ...about }, moment);
}
