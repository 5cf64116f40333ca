import { type Pair, pairsOf } from './pair-groups.ts';
import { GROUPINGS, groupsOf, type KeptPayment } from './payment-groups.ts';
import { type Row, type ToldPayment, tellsMore } from './same-payment.ts';

/** Which of what a file tells is new, and which kept sums are told in more detail now. */
export interface SortedOut<Payment extends ToldPayment> {
  readonly added: readonly Payment[];
  readonly known: readonly Payment[];
  /** The ids of what these details take the place of. */
  readonly itemised: readonly string[];
}

/** True if the details bring something new: payments that are put aside or undecided are not in the books. */
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
 * Sorts what a file tells into what is new and what was told before, in files of either kind. The same money is known
 * again by account, way, day and sum with what the bank calls it, unless what is told of it says that it is another. A sum
 * that is told in its payments later gives way to them, if it pays nothing yet.
 * @param kept what was told of the same days before, without sums that have given way
 */
export function sortOut<Payment extends ToldPayment>(
  told: readonly Payment[],
  kept: readonly KeptPayment[],
): SortedOut<Payment> {
  let leftTold = rowsOf(told);
  let leftKept = rowsOf(kept);
  const known = new Set<Payment>();
  const itemised: string[] = [];
  for (const grouping of GROUPINGS) {
    const pairs = pairsOf(groupsOf(leftTold, grouping), groupsOf(leftKept, grouping));
    const found = new Set(pairs.flatMap(([group, one]) => [...group.rows, ...one.rows].map(({ payment }) => payment)));
    for (const pair of pairs) {
      const [group, one] = pair;
      if (!bringsDetails(pair)) for (const { payment } of group.rows) known.add(payment);
      else for (const { payment } of one.rows) if (payment.standing !== 'set_aside') itemised.push(payment.id);
    }
    leftTold = leftTold.filter(({ payment }) => !found.has(payment));
    leftKept = leftKept.filter(({ payment }) => !found.has(payment));
  }
  return { added: told.filter((payment) => !known.has(payment)), known: [...known], itemised };
}
