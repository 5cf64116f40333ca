import type { Ore } from '#domain/kernel/money/ore.ts';
import type { BankFiles } from '#domain/money/platform/bank-profiles.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

/**
 * The facts of one file to the bank. The same batch gives the same bytes, and the bank recognises a file sent twice by
 * its `id`.
 */
interface PaymentBatch {
  /** At most 30 characters, and no other file's in any installation: 'UTB-7-0f3a9c1b2d4e'. */
  readonly id: string;
  /** ISO instant. */
  readonly created_at: string;
}

/** The payer, from the facts of a `Platform`, and how the payer's bank takes files. */
export type Debtor = Pick<Platform, 'name' | 'org_number' | 'city' | 'iban' | 'bic' | 'bankgiro'> & BankFiles;

export interface OutgoingPayment {
  /** At most 35 characters, unique in the file; the bank's reports repeat it. A UUID fits without its hyphens. */
  readonly id: string;
  readonly name: string;
  /** Town and ISO country of the payee; null if the town is unknown, because banks take no address without one. */
  readonly address: { readonly town: string; readonly country: string } | null;
  /** In the form of files (`payableAccount`). */
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
