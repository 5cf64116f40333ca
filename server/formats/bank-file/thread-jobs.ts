import type { OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { PaymentReport } from '#domain/money/bank/payment-report.ts';
import type { BankEntry, BankFile } from '#server/formats/camt/output.ts';
import type { KnownEntry } from './sort-file.ts';
import type { UnreadCode } from './unreadable.ts';

/** The jobs of a file's thread, in their order: read, then sort once, then take the new payments part by part. */
export type ThreadJob =
  | { readonly do: 'read'; readonly place: string; readonly ours: readonly OurAccount[] }
  | { readonly do: 'sort'; readonly bank_file_id: string; readonly kept: readonly string[] }
  | { readonly do: 'next' };

/** A statement without its entries, which stay in the thread. */
export interface ToldStatement extends Omit<BankFile, 'entries'> {
  readonly entry_count: number;
  /** The ISO days of its entries. */
  readonly days: readonly string[];
  /** The first entries, for an administrator to see. */
  readonly first: readonly BankEntry[];
}

/** What a file is. A refusal travels between threads as its code. */
export interface ReadAnswer {
  readonly read: ToldStatement | PaymentReport | UnreadCode;
}

export interface SortAnswer {
  readonly new_count: number;
  readonly known_count: number;
  /** The first known entries. */
  readonly known: readonly KnownEntry[];
  readonly itemised: readonly string[];
}

export interface NextAnswer {
  /** The next new payments as a JSON array; null after the last. */
  readonly rows: string | null;
}
