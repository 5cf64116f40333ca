import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

/** A file to the bank. The same batch makes the same bytes, by whose `id` the bank knows a file that was sent twice. */
interface PaymentBatch {
  /** At most 30 signs: 'UTB-2026-0007'. */
  readonly id: string;
  /** ISO instant. */
  readonly created_at: string;
}

/** Who pays; of a `Platform` that is it. */
export type Debtor = Pick<Platform, 'name' | 'org_number' | 'city' | 'iban' | 'bic'>;

export interface OutgoingPayment {
  /** At most 35 signs, its own in the file: comes back with what the bank tells of it. A UUID has room without its hyphens. */
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** Compact, as payment details keep it. */
  readonly account: BankAccount;
  readonly amount_ore: Ore;
  /** A banking day, ISO. */
  readonly pays_on: string;
  readonly purpose: 'supplier' | 'wage';
  /** What the receiver reads: an OCR number of theirs, or words of ours. */
  readonly reference: { readonly ocr: string } | { readonly text: string };
}

export interface PaymentFileInput {
  readonly batch: PaymentBatch;
  readonly debtor: Debtor;
  readonly payments: readonly OutgoingPayment[];
}
