import { add } from '#domain/kernel/money/ore.ts';
import type { EntryStanding } from './bank-entry.ts';
import { isBound, type Row, saysAnother, type ToldPayment, wordsOf } from './same-payment.ts';

/** A payment from an earlier file. */
export interface KeptPayment extends ToldPayment {
  readonly id: string;
  readonly bank_file_id: string;
  readonly standing: EntryStanding;
}

/** Payments that a bank lists together: an entry, all payments of a file under one reference, or a single payment. */
export interface Group<Payment extends ToldPayment> {
  /** Key of the search: account, direction, day and sum. */
  readonly place: string;
  /** The bank's reference for the whole group; empty if there is none, and for payments grouped singly. */
  readonly reference: string;
  readonly rows: readonly Row<Payment>[];
}
/** A group of payments from earlier files. */
export type Kept = Group<KeptPayment>;

/** A rule for grouping payments: the label shared by a group, and the bank's reference for the group. */
export interface Grouping {
  readonly shared: (payment: ToldPayment & Partial<KeptPayment>, at: number) => string;
  readonly called: (payment: ToldPayment) => string;
}

const entryOf = ({ entry_reference }: ToldPayment) => entry_reference ?? '';
const dayOf = ({ account, direction, booked_on }: ToldPayment) => JSON.stringify([account, direction, booked_on]);

/**
 * The groupings in order of the search. By entry: the sum under one reference is the same in every file, however
 * detailed. By file and reference: some banks list each payment of a deposit as an entry. Singly: each payment is a
 * group of its own.
 */
export const GROUPINGS: readonly Grouping[] = [
  { shared: ({ entry_id }) => entry_id, called: entryOf },
  {
    shared: (payment) =>
      entryOf(payment) === '' ? payment.entry_id : JSON.stringify([entryOf(payment), payment.bank_file_id]),
    called: entryOf,
  },
  { shared: (_payment, at) => String(at), called: () => '' },
];

/** Groups the payments that share account, direction, day and the label of the grouping. */
export function groupsOf<Payment extends ToldPayment>(rows: readonly Row<Payment>[], { shared, called }: Grouping) {
  const grouped = Map.groupBy(rows, ({ payment }, at) => `${dayOf(payment)} ${shared(payment, at)}`);
  return [...grouped.values()].flatMap((together): Group<Payment>[] => {
    const [first] = together;
    if (!first) return [];
    const sum_ore = add(...together.map(({ payment }) => payment.amount_ore));
    return [{ place: `${dayOf(first.payment)} ${sum_ore}`, reference: called(first.payment), rows: together }];
  });
}

/** What two payments of one group share, the most alike first; at last only the amount. */
const LIKENESSES: readonly ((payment: ToldPayment) => string | null)[] = [
  (payment) => JSON.stringify([payment.reference, wordsOf(payment)]),
  ({ ocr }) => ocr,
  ({ own_id }) => own_id || null,
  ({ reference }) => reference || null,
  ({ counterparty }) => counterparty || null,
  () => '',
];

/**
 * True if each payment of `told` can be paired with a payment of `kept` of the same amount whose details do not
 * contradict it. The most alike are paired first, each likeness through an index, because a deposit may have thousands
 * of payments of one amount.
 */
function isPayForPay(told: Group<ToldPayment>, kept: Kept): boolean {
  const taken = new Set<ToldPayment>();
  for (const likeness of LIKENESSES) {
    const left = kept.rows.map(({ payment }) => payment).filter((payment) => !taken.has(payment));
    // Reversed, because taken payments are removed from the end.
    const shelves = Map.groupBy(left.toReversed(), (payment) => `${payment.amount_ore} ${likeness(payment)}`);
    for (const { payment } of told.rows) {
      if (taken.has(payment) || likeness(payment) === null) continue;
      const shelf = shelves.get(`${payment.amount_ore} ${likeness(payment)}`) ?? [];
      while (taken.has(shelf.at(-1) ?? payment)) shelf.pop();
      const found = shelf.findLast((one) => !taken.has(one) && !saysAnother(payment, one));
      if (found) taken.add(payment).add(found);
      // Without a partner in the last round there is none.
      else if (likeness === LIKENESSES.at(-1)) return false;
    }
  }
  return true;
}

/** True if two groups of the same amount are the same money, by the bank's references and the details of both. */
export function isSameMoney(told: Group<ToldPayment>, kept: Kept): boolean {
  const [one, other] = [told.rows[0], kept.rows[0]];
  const isOne = told.rows.length === 1 && kept.rows.length === 1;
  const isCalledSame = told.reference !== '' && told.reference === kept.reference;
  if (!(isCalledSame || (isOne && one && other && isBound(one, other)))) return false;
  if (told.rows.length === kept.rows.length) return isPayForPay(told, kept);
  return told.rows.some(({ payment }) => kept.rows.some((row) => !saysAnother(payment, row.payment)));
}
