import type { Ore } from '#domain/kernel/money/ore.ts';
import type { PaidIn } from './matching.ts';
import { isSameName } from './names.ts';
import { numbersIn } from './numbers.ts';

/** An entry that takes back an incoming payment, as the bank reports it. */
export interface Reversal extends PaidIn {
  /** ISO day. */
  readonly booked_on: string;
  /** The payer's own id for the payment; empty without. */
  readonly own_id: string;
  /** The bank's references for the payment, and for its entry. */
  readonly references: readonly string[];
}

/** Money that came in together and is registered on invoices: a bank entry, or a payment registered by hand. */
export interface StandingMoney {
  /**
   * The bank's references for the payment and its entry. For money registered by hand they are empty, and the bank's
   * other words null.
   */
  readonly references: readonly string[];
  readonly own_id: string | null;
  readonly ocr: string | null;
  readonly counterparty: string | null;
  /** ISO day. */
  readonly paid_on: string;
  readonly amount_ore: Ore;
  readonly parts: readonly {
    readonly payment_id: string;
    readonly invoice_id: string;
    readonly number: string;
    readonly ocr: string;
    readonly company_name: string;
    readonly amount_ore: Ore;
  }[];
}

/** Reasons why a reversal may take back a payment of the same amount, the surest first. */
export const TAKE_BACK_REASONS = ['reference', 'ocr', 'number', 'payer'] as const;
export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

function reasonFor(reversal: Reversal, money: StandingMoney): TakeBackReason | null {
  if (money.amount_ore !== reversal.amount_ore || money.paid_on > reversal.booked_on) return null;
  const { ocr, own_id, counterparty } = reversal;
  // Banks reuse references; a payment with another OCR number is another payment.
  const isOther = ocr !== null && money.ocr !== null && money.ocr !== ocr;
  const isCalledSame = !isOther && reversal.references.some((one) => one !== '' && money.references.includes(one));
  if (isCalledSame || (own_id !== '' && money.own_id === own_id)) return 'reference';
  if (ocr !== null && (money.ocr === ocr || money.parts.some((part) => part.ocr === ocr))) return 'ocr';
  const numbers = numbersIn(reversal.text);
  if (money.parts.some((part) => numbers.includes(part.number) || numbers.includes(part.ocr))) return 'number';
  const names = [money.counterparty ?? '', ...money.parts.map(({ company_name }) => company_name)];
  return names.some((name) => isSameName(counterparty, name)) ? 'payer' : null;
}

/** The payments that a reversal may take back, the likeliest first; among equally likely ones the latest first. */
export function takenBackBy(reversal: Reversal, standing: readonly StandingMoney[]) {
  return standing
    .flatMap((money) => {
      const reason = reasonFor(reversal, money);
      return reason ? [{ money, reason }] : [];
    })
    .toSorted(
      (one, other) =>
        TAKE_BACK_REASONS.indexOf(one.reason) - TAKE_BACK_REASONS.indexOf(other.reason) ||
        other.money.paid_on.localeCompare(one.money.paid_on),
    );
}
