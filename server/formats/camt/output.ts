import type { Ore } from '#domain/kernel/money/ore.ts';
import type { ToldBalance } from '#domain/money/bank/balances.ts';
import type { PayerReference } from '#domain/money/bank/matching.ts';
import type { StatementKind } from '#domain/money/bank/same-payment.ts';

/** One movement of an account in a bank's file. */
export interface BankEntry {
  /** Number of the entry in the file, from 0; the payments of one deposit share it. */
  readonly entry_number: number;
  /** The bank's reference of the entry; empty without one. */
  readonly entry_reference: string;
  /** The bank's reference of the payment itself; empty without one. */
  readonly reference: string;
  /** As in the file, without spaces and hyphens: an IBAN, a bankgiro or an account number. */
  readonly account: string;
  readonly direction: 'in' | 'out';
  /** Never negative. */
  readonly amount_ore: Ore;
  /** ISO day. */
  readonly booked_on: string;
  /** True if the entry takes back an earlier one of the other direction, or returns it. */
  readonly is_reversal: boolean;
  /** The bank's code of the reason for a return (ISO 20022); empty without one. */
  readonly return_code: string;
  /** The reason in the bank's words; empty without any. */
  readonly return_text: string;
  /** The first OCR number, digits; null without one. */
  readonly ocr: string | null;
  /** The invoices that the payer names, in the payer's order; empty if there are not several. */
  readonly payer_references: readonly PayerReference[];
  /** The payer's message or reference, or else the bank's text about the entry; empty without any. */
  readonly text: string;
  /** The bank's own text beside the payer's; empty without one. */
  readonly bank_text: string;
  /** Name of the other party; empty without one. */
  readonly counterparty: string;
  /** The company through which that party paid or was paid; empty without one. */
  readonly through: string;
  /** Organisation number of the other party, ten digits; empty without one, and for a personal number. */
  readonly org_number: string;
  /** Our own id of the payment, if we sent it; empty without one. */
  readonly own_id: string;
  /** The ordered amount in another currency: 'EUR 1000.00'; empty without one. */
  readonly ordered: string;
  /** The bank's fee that is deducted from the payment, or added to an outgoing one. */
  readonly fee_ore: Ore;
}

/** A part of the file that is not read: another account, or another currency than kronor. */
export interface LeftOut {
  readonly account: string;
  /** ISO 4217; empty if the file names none. */
  readonly currency: string;
  readonly entry_count: number;
}

export interface BankFile {
  readonly kind: StatementKind;
  /** The bank's id of the file. */
  readonly message_id: string;
  readonly entries: readonly BankEntry[];
  /** The booked balances of our accounts, of statements only. */
  readonly balances: readonly ToldBalance[];
  readonly left_out: readonly LeftOut[];
}
