import { add } from '#domain/kernel/money/ore.ts';
import type { EntryStanding } from './bank-entry.ts';
import { isBound, likenessOf, type Row, saysAnother, type ToldPayment } from './same-payment.ts';

/** A payment from an earlier file. */
export interface KeptPayment extends ToldPayment {
  readonly id: string;
  readonly bank_file_id: string;
  readonly standing: EntryStanding;
}

/** Payments that a bank lists together: an entry, all payments of a file under one reference, or a single payment. */
export interface Group<Payment extends ToldPayment> {
  /** Key of the search: account, direction, reversal or not, day and sum. */
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
const dayOf = ({ account, direction, is_reversal, booked_on }: ToldPayment) =>
  JSON.stringify([account, direction, is_reversal, booked_on]);

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

/**
 * True if each payment of `told` can be paired with a payment of `kept` of the same amount whose details do not
 * contradict it.
 */
function isPayForPay(told: Group<ToldPayment>, kept: Kept): boolean {
  const left = Map.groupBy(kept.rows, ({ payment }) => payment.amount_ore);
  // Payments with an OCR number choose first.
  const inTurn = told.rows.toSorted(
    (one, other) => Number(one.payment.ocr === null) - Number(other.payment.ocr === null),
  );
  return inTurn.every(({ payment }) => {
    const asMuch = left.get(payment.amount_ore) ?? [];
    const [found] = asMuch
      .filter((row) => !saysAnother(payment, row.payment))
      .toSorted((one, other) => likenessOf(payment, other.payment) - likenessOf(payment, one.payment));
    return found !== undefined && asMuch.splice(asMuch.indexOf(found), 1).length === 1;
  });
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
