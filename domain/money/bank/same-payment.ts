import type { Ore } from '#domain/kernel/money/ore.ts';
import { namesDiffer } from './names.ts';
import { writtenNumbers } from './numbers.ts';

/** A statement of an account, or a notification of deposits: banks report most money in both. */
export const STATEMENT_KINDS = ['camt.053', 'camt.054'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A payment in a file of the bank, or a sum that the file lists without its payments. */
export interface ToldPayment {
  readonly kind: StatementKind;
  /** Our name for the account, whatever number the file uses. */
  readonly account: string;
  readonly direction: 'in' | 'out';
  readonly is_reversal: boolean;
  /** ISO day. */
  readonly booked_on: string;
  readonly amount_ore: Ore;
  /** Shared by the payments of one entry. */
  readonly entry_id: string;
  /** The bank's reference for the entry; empty if there is none, null for rows stored before it was read. */
  readonly entry_reference: string | null;
  /**
   * The bank's reference for the payment itself; empty if there is none. If `entry_reference` is null, it may be that
   * of the entry.
   */
  readonly reference: string;
  readonly ocr: string | null;
  readonly text: string;
  readonly counterparty: string;
  /** The company through which the counterparty paid; empty without one. */
  readonly through: string;
  readonly own_id: string;
}

/**
 * A payment. `isAlone`: true if its entry has no other payment, so that the entry's reference is also the payment's.
 */
export interface Row<Payment extends ToldPayment = ToldPayment> {
  readonly payment: Payment;
  readonly isAlone: boolean;
}

const isTold = (words: string | null): words is string => words !== null && words !== '';
const differ = (one: string | null, other: string | null) => isTold(one) && isTold(other) && one !== other;
const agree = (one: string | null, other: string | null) => isTold(one) && one === other;

/** The words of a payment, without the bank's references. */
export const wordsOf = ({ ocr, text, counterparty, own_id }: ToldPayment): string =>
  JSON.stringify([ocr, text, counterparty, own_id]);

const isNameless = ({ reference, entry_reference }: ToldPayment) => !isTold(reference) && !isTold(entry_reference);

/** The bank's references for a payment: its own, and the entry's if it is the only payment of the entry. */
const namesOf = ({ payment, isAlone }: Row): string[] =>
  (isAlone ? [payment.reference, payment.entry_reference] : [payment.reference]).filter(isTold);

/** The marks under which a possibly equal payment is found; `isBound` then decides. */
export const marksOf = ({ payment }: Row): string[] => [
  ...[payment.reference, payment.entry_reference].filter(isTold).map((name) => `called ${name}`),
  ...[payment.ocr].filter(isTold).map((ocr) => `ocr ${ocr}`),
  ...[payment.own_id].filter(isTold).map((own_id) => `id ${own_id}`),
  ...(isNameless(payment) ? [`words ${wordsOf(payment)}`] : []),
];

/**
 * True if two payments of the same amount belong together: the bank gives both the same reference; or neither has a
 * reference and all words agree; or the files are of different kinds, at most one payment has a reference, and the OCR
 * number or the payer's own id agrees.
 */
export function isBound(one: Row, other: Row): boolean {
  const [told, kept] = [one.payment, other.payment];
  const names = namesOf(other);
  if (namesOf(one).some((name) => names.includes(name))) return true;
  // A row stored before entries were read may have either reference.
  if (kept.entry_reference === null && agree(kept.reference, told.reference || told.entry_reference)) return true;
  if (isNameless(told) && isNameless(kept)) {
    if (wordsOf(told) === wordsOf(kept)) return true;
  } else if (!isNameless(told) && !isNameless(kept)) return false;
  return told.kind !== kept.kind && (agree(told.ocr, kept.ocr) || agree(told.own_id, kept.own_id));
}

/** True if both texts contain numbers, but none in common. */
function isOfOtherNumbers(one: string, other: string): boolean {
  const [first, second] = [writtenNumbers(one), writtenNumbers(other)];
  return first.length > 0 && second.length > 0 && !first.some((number) => second.includes(number));
}

const partiesOf = ({ counterparty, through }: ToldPayment) => [counterparty, through].filter((name) => name !== '');

/** True if both payments name payers, but none in common. */
const areOfOtherPayers = (told: ToldPayment, kept: ToldPayment): boolean => {
  const [first, second] = [partiesOf(told), partiesOf(kept)];
  const isSame = first.some((one) => second.some((other) => !namesDiffer(one, other)));
  return first.length > 0 && second.length > 0 && !isSame;
};

/**
 * True if the details show that two payments are different, even with the same bank reference: banks reuse references,
 * some on the same day. The two kinds of files describe the same payment in different words, but never with another OCR
 * number.
 */
export function saysAnother(told: ToldPayment, kept: ToldPayment): boolean {
  if (differ(told.ocr, kept.ocr)) return true;
  if (told.kind !== kept.kind) return false;
  return (
    told.is_reversal !== kept.is_reversal ||
    (kept.entry_reference !== null && differ(told.reference, kept.reference)) ||
    differ(told.entry_reference, kept.entry_reference) ||
    differ(told.own_id, kept.own_id) ||
    areOfOtherPayers(told, kept) ||
    isOfOtherNumbers(told.text, kept.text)
  );
}

const isMute = ({ ocr, counterparty, own_id }: ToldPayment) => ocr === null && counterparty === '' && own_id === '';

/**
 * True if only the new details say that the payment is a return or have an OCR number, or if the stored ones name neither OCR number, payer nor payer's id
 * and the new ones name any of them.
 */
export const tellsMore = (told: ToldPayment, kept: ToldPayment): boolean =>
  (told.is_reversal && !kept.is_reversal) ||
  (kept.ocr === null && told.ocr !== null) ||
  (isMute(kept) && !isMute(told));
