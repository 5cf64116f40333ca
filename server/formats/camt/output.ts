import type { Ore } from '#domain/kernel/money/ore.ts';
import type { BankFileKind } from '#domain/money/bank/same-payment.ts';

/** One movement of an account in a bank's file. */
export interface BankEntry {
  /** Number of the entry in the file, from 0; the payments of one deposit share it. */
  readonly entry_number: number;
  /** The bank's reference of the entry; empty without one. */
  readonly entry_reference: string;
  /** The bank's reference of the payment itself; empty without one. */
  readonly reference: string;
  /** As in the file: an IBAN, a bankgiro or an account number. */
  readonly account: string;
  readonly direction: 'in' | 'out';
  /** Never negative. */
  readonly amount_ore: Ore;
  /** ISO day. */
  readonly booked_on: string;
  /** True if the entry takes back an earlier one of the other direction. */
  readonly is_reversal: boolean;
  /** Digits; null without an OCR number. */
  readonly ocr: string | null;
  /** The payer's message or reference, or else the bank's text about the entry; empty without any. */
  readonly text: string;
  /** Name of the other party; empty without one. */
  readonly counterparty: string;
  /** Our own id of the payment, if we sent it; empty without one. */
  readonly own_id: string;
  /** The ordered amount in another currency: 'EUR 1000.00'; empty without one. */
  readonly ordered: string;
}

/** A part of the file that is not read: another account, or another currency than kronor. */
export interface LeftOut {
  readonly account: string;
  /** ISO 4217; empty if the file names none. */
  readonly currency: string;
  readonly entry_count: number;
}

export interface BankFile {
  readonly kind: BankFileKind;
  /** The bank's id of the file. */
  readonly message_id: string;
  readonly entries: readonly BankEntry[];
  readonly left_out: readonly LeftOut[];
}
