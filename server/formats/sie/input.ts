import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

export interface SieLine {
  readonly account: number;
  /** Debit positive, credit negative. */
  readonly amount_ore: Ore;
  /** A code of `projects`; null for none. */
  readonly project: string | null;
}

export interface SieVoucher {
  readonly series: string;
  readonly number: number;
  /** ISO days: the day in the books, and the day of registration. */
  readonly posted_on: string;
  readonly written_on: string;
  readonly text: string;
  readonly lines: readonly SieLine[];
}

/** The balance of an account; debit positive, credit negative. */
interface SieBalance {
  readonly account: number;
  readonly amount_ore: Ore;
}

/** The balances of the financial year, which make the file one of type 4E. */
export interface SieBalances {
  /** The last ISO day that the vouchers and balances cover. */
  readonly until: string;
  /** Assets and debts at the beginning of the year, and at its end or after `until`. */
  readonly opening: readonly SieBalance[];
  readonly closing: readonly SieBalance[];
  /** Income and costs of the year. */
  readonly result: readonly SieBalance[];
}

export interface SieInput {
  readonly company: Pick<Platform, 'name' | 'org_number'>;
  /** ISO days. */
  readonly made_on: string;
  readonly year: { readonly from: string; readonly to: string };
  readonly accounts: readonly { readonly number: number; readonly name: string }[];
  readonly projects: readonly { readonly code: string; readonly name: string }[];
  readonly vouchers: readonly SieVoucher[];
  /** Null for vouchers alone, which another program imports (type 4I). */
  readonly balances: SieBalances | null;
}
