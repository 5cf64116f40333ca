import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

/**
 * The facts of one file to the bank. The same batch gives the same bytes, and the bank recognises a file sent twice by
 * its `id`.
 */
interface PaymentBatch {
  /** At most 30 characters: 'UTB-2026-0007'. */
  readonly id: string;
  /** ISO instant. */
  readonly created_at: string;
}

/** The payer, from the facts of a `Platform`. */
export type Debtor = Pick<Platform, 'name' | 'org_number' | 'city' | 'iban' | 'bic'>;

export interface OutgoingPayment {
  /** At most 35 characters, unique in the file; the bank's reports repeat it. A UUID fits without its hyphens. */
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** Without spaces and hyphens, as in the payment details. */
  readonly account: BankAccount;
  readonly amount_ore: Ore;
  /** A banking day, ISO. */
  readonly pays_on: string;
  readonly purpose: 'supplier' | 'wage';
  /** The receiver's reference: the receiver's OCR number, or our own text. */
  readonly reference: { readonly ocr: string } | { readonly text: string };
}

export interface PaymentFileInput {
  readonly batch: PaymentBatch;
  readonly debtor: Debtor;
  readonly payments: readonly OutgoingPayment[];
}
