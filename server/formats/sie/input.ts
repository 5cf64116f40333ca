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

export interface SieInput {
  readonly company: Pick<Platform, 'name' | 'org_number'>;
  /** ISO days. */
  readonly made_on: string;
  readonly year: { readonly from: string; readonly to: string };
  readonly accounts: readonly { readonly number: number; readonly name: string }[];
  readonly projects: readonly { readonly code: string; readonly name: string }[];
  readonly vouchers: readonly SieVoucher[];
}
