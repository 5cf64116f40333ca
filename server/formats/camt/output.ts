import type { Ore } from '#domain/money/ore.ts';

/** One movement of an account, as a bank tells it. */
export interface BankEntry {
  /** What the bank calls it; empty where it calls it nothing. */
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
}

export interface BankFile {
  readonly kind: 'camt.053' | 'camt.054';
  /** What the bank calls the file. */
  readonly message_id: string;
  readonly entries: readonly BankEntry[];
}
