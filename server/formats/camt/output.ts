import type { Ore } from '#domain/kernel/money/ore.ts';
import type { BankFileKind } from '#domain/money/bank/same-payment.ts';

/** One movement of an account, as a bank tells it. */
export interface BankEntry {
  /** Which entry of the file it stands in, from 0; the payments of a deposit share one. */
  readonly entry_number: number;
  /** What the bank calls that entry; empty where it calls it nothing. */
  readonly entry_reference: string;
  /** What the bank calls the payment itself; empty where it calls it nothing. */
  readonly reference: string;
  /** As the file says it: an IBAN, a bankgiro or an account number. */
  readonly account: string;
  readonly direction: 'in' | 'out';
  /** Never negative. */
  readonly amount_ore: Ore;
  /** ISO day. */
  readonly booked_on: string;
  /** It takes back an earlier one, which went the other way. */
  readonly is_reversal: boolean;
  /** Digits; null where none was given. */
  readonly ocr: string | null;
  /** What was written to the receiver; empty without. */
  readonly text: string;
  /** Who paid, or was paid. */
  readonly counterparty: string;
  /** What we called it when we sent it ourselves; empty without. */
  readonly own_id: string;
  /** What the payer ordered in another currency: 'EUR 1000.00'; empty without. */
  readonly ordered: string;
}

/** What of a file is not read: an account that is not ours, or money that is not kronor. */
export interface LeftOut {
  readonly account: string;
  /** ISO 4217; empty where none is told. */
  readonly currency: string;
  readonly entry_count: number;
}

export interface BankFile {
  readonly kind: BankFileKind;
  /** What the bank calls the file. */
  readonly message_id: string;
  readonly entries: readonly BankEntry[];
  readonly left_out: readonly LeftOut[];
}
