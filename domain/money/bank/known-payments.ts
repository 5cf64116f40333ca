import { type Pair, pairsOf } from './pair-groups.ts';
import { GROUPINGS, groupsOf, type KeptPayment } from './payment-groups.ts';
import { type Row, type ToldPayment, tellsMore } from './same-payment.ts';

/** The payments of a file: new ones, known ones, and known sums that the file now itemises. */
export interface SortedOut<Payment extends ToldPayment> {
  readonly added: readonly Payment[];
  /** Each with the id of the earlier file that listed it first. */
  readonly known: readonly { readonly payment: Payment; readonly bank_file_id: string }[];
  /** The ids of the stored sums that the new payments replace. */
  readonly itemised: readonly string[];
}

/**
 * True if payments of the file give the details of a stored sum: the sum is a single row, is not in the books (neither
 * matched nor settled), and the file has more payments or more details.
 */
function bringsDetails<Payment extends ToldPayment>([told, { rows }]: Pair<Payment>): boolean {
  const [only, ...others] = rows;
  const [first] = told.rows;
  if (!only || !first || others.length > 0) return false;
  const isOpen = only.payment.standing !== 'matched' && only.payment.standing !== 'settled';
  return isOpen && (told.rows.length > 1 || tellsMore(first.payment, only.payment));
}

const rowsOf = <Payment extends ToldPayment>(payments: readonly Payment[]): Row<Payment>[] => {
  const counts = Map.groupBy(payments, ({ entry_id }) => entry_id);
  return payments.map((payment) => ({ payment, isAlone: counts.get(payment.entry_id)?.length === 1 }));
};

/**
 * Divides the payments of a file into new ones and ones that earlier files of either kind listed. A payment is known if
 * account, direction, day and sum agree and `isSameMoney` finds the same money. If the file has more details of a sum
 * that is not in the books, its payments are new and replace the sum; a sum that was set aside stays set aside beside
 * them.
 * @param kept payments that earlier files listed for the same days, without sums that have been replaced
 */
export function sortOut<Payment extends ToldPayment>(
  told: readonly Payment[],
  kept: readonly KeptPayment[],
): SortedOut<Payment> {
  let leftTold = rowsOf(told);
  let leftKept = rowsOf(kept);
  const known = new Map<Payment, string>();
  const itemised: string[] = [];
  for (const grouping of GROUPINGS) {
    const pairs = pairsOf(groupsOf(leftTold, grouping), groupsOf(leftKept, grouping));
    const found = new Set(pairs.flatMap(([group, one]) => [...group.rows, ...one.rows].map(({ payment }) => payment)));
    for (const pair of pairs) {
      const [group, one] = pair;
      const bank_file_id = one.rows[0]?.payment.bank_file_id ?? '';
      if (!bringsDetails(pair)) for (const { payment } of group.rows) known.set(payment, bank_file_id);
      else for (const { payment } of one.rows) if (payment.standing !== 'set_aside') itemised.push(payment.id);
    }
    leftTold = leftTold.filter(({ payment }) => !found.has(payment));
    leftKept = leftKept.filter(({ payment }) => !found.has(payment));
  }
  return {
    added: told.filter((payment) => !known.has(payment)),
    known: [...known].map(([payment, bank_file_id]) => ({ payment, bank_file_id })),
    itemised,
  };
}
