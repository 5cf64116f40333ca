import { STATEMENT_KINDS } from './same-payment.ts';

/** The kinds of files that banks send: statements, notifications, and answers to our payments. */
export const BANK_FILE_KINDS = [...STATEMENT_KINDS, 'pain.002'] as const;

/** A bank's answer to a file of ours (pain.002), as far as it rejects something. */
export interface PaymentReport {
  readonly kind: 'pain.002';
  /** The bank's id of the file. */
  readonly message_id: string;
  /** Our id of the file that the bank answers. */
  readonly original_id: string;
  /** Number of payments that the answer names. */
  readonly entry_count: number;
  /** The rejected payments, by our ids. */
  readonly rejected: readonly Rejected[];
  /** The reason for which the bank has rejected our whole file; null if it has not. */
  readonly whole: Reason | null;
  /** The parts of our file that the bank has rejected whole, by our ids of the parts. */
  readonly parts: readonly (Reason & { readonly part_id: string })[];
}

/** A bank's reason: a code of ISO 20022 and words, each empty if not told. */
export interface Reason {
  readonly code: string;
  readonly words: string;
}

interface Rejected extends Reason {
  readonly own_id: string;
}
