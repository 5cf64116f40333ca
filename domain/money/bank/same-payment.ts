import type { Ore } from '#domain/kernel/money/ore.ts';
import { namesDiffer, numbersIn } from './matching.ts';

/** A statement of an account, or a notification of what came to it: a bank tells most money in both. */
export const BANK_FILE_KINDS = ['camt.053', 'camt.054'] as const;
export type BankFileKind = (typeof BANK_FILE_KINDS)[number];

/** A payment as a file of the bank tells it, or a sum that the file tells without its payments. */
export interface ToldPayment {
  readonly kind: BankFileKind;
  /** By the name that it is known by, whatever the file calls it. */
  readonly account: string;
  readonly direction: 'in' | 'out';
  readonly is_reversal: boolean;
  /** ISO day. */
  readonly booked_on: string;
  readonly amount_ore: Ore;
  /** The payments of one entry share it. */
  readonly entry_id: string;
  /** The bank's reference for the entry; empty without, null for rows kept before it was read. */
  readonly entry_reference: string | null;
  /**
   * The bank's reference for the payment itself; empty without. Without `entry_reference` it may be that of the entry.
   */
  readonly reference: string;
  readonly ocr: string | null;
  readonly text: string;
  readonly counterparty: string;
  readonly own_id: string;
}

/** A payment; `isAlone` if it is the only one of its entry, so that both share their references. */
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

/** The bank's references for a payment: its own, and the entry's where the payment is all of the entry. */
const namesOf = ({ payment, isAlone }: Row): string[] =>
  (isAlone ? [payment.reference, payment.entry_reference] : [payment.reference]).filter(isTold);

/** All under which a payment that may be the same can be found; `isBound` says whether it is. */
export const marksOf = ({ payment }: Row): string[] => [
  ...[payment.reference, payment.entry_reference].filter(isTold).map((name) => `called ${name}`),
  ...[payment.ocr].filter(isTold).map((ocr) => `ocr ${ocr}`),
  ...[payment.own_id].filter(isTold).map((own_id) => `id ${own_id}`),
  ...(isNameless(payment) ? [`words ${wordsOf(payment)}`] : []),
];

/**
 * True if the bank gives two payments of the same amount the same reference, or gives one none and tells the same of
 * it.
 */
export function isBound(one: Row, other: Row): boolean {
  const [told, kept] = [one.payment, other.payment];
  const names = namesOf(other);
  if (namesOf(one).some((name) => names.includes(name))) return true;
  // Money that was kept before entries were read is known by either.
  if (kept.entry_reference === null && agree(kept.reference, told.reference || told.entry_reference)) return true;
  if (isNameless(told) && isNameless(kept)) {
    if (wordsOf(told) === wordsOf(kept)) return true;
  } else if (!isNameless(told) && !isNameless(kept)) return false;
  return told.kind !== kept.kind && (agree(told.ocr, kept.ocr) || agree(told.own_id, kept.own_id));
}

/** True if both texts name numbers, and none in common. */
function isOfOtherNumbers(one: string, other: string): boolean {
  const [first, second] = [numbersIn(one), numbersIn(other)];
  return first.length > 0 && second.length > 0 && !first.some((number) => second.includes(number));
}

/**
 * True if the details of two payments show that they are two, though the bank gives both the same reference: banks use
 * a reference again, some on the same day. Two kinds of files tell the same money in other words, but never by another
 * OCR number.
 */
export function saysAnother(told: ToldPayment, kept: ToldPayment): boolean {
  if (differ(told.ocr, kept.ocr)) return true;
  if (told.kind !== kept.kind) return false;
  return (
    (kept.entry_reference !== null && differ(told.reference, kept.reference)) ||
    differ(told.entry_reference, kept.entry_reference) ||
    differ(told.own_id, kept.own_id) ||
    namesDiffer(told.counterparty, kept.counterparty) ||
    isOfOtherNumbers(told.text, kept.text)
  );
}

/** The likeness of the details of two payments, to choose between several that may be the same. */
export const likenessOf = (told: ToldPayment, kept: ToldPayment): number =>
  (agree(told.ocr, kept.ocr) ? 16 : 0) +
  (agree(told.own_id, kept.own_id) ? 8 : 0) +
  (agree(told.reference, kept.reference) ? 4 : 0) +
  (agree(told.counterparty, kept.counterparty) ? 2 : 0) +
  (told.text === kept.text ? 1 : 0);

const isMute = ({ ocr, counterparty, own_id }: ToldPayment) => ocr === null && counterparty === '' && own_id === '';

/** True if the kept details lack the number or the payer that the told ones name. */
export const tellsMore = (told: ToldPayment, kept: ToldPayment): boolean =>
  (kept.ocr === null && told.ocr !== null) || (isMute(kept) && !isMute(told));
