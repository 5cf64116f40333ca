import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { subtractWorkingDays } from '#domain/kernel/time/working-days.ts';
import type { DeclarationState } from '#domain/money/declaration/declared-month.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';

/** The lines that finance goes through before it closes a month, in the order of the work. */
export const MONTH_LINES = [
  'bank',
  'payouts',
  'customers',
  'suppliers',
  'declaration',
  'wage_tax',
  'contributions',
  'vat',
] as const;
export type MonthLineCode = (typeof MONTH_LINES)[number];

/** The reasons for which a line is open. */
export const LEFT_IN_MONTH = [
  'statement_missing',
  'statement_gap',
  'entries_unsettled',
  'bank_differs',
  'payouts_unpaid',
  'ledger_differs',
  'declaration_running',
  'declaration_to_make',
  'declaration_made',
  'declaration_to_correct',
  'vat_missing',
  'vat_stale',
] as const;
export type LeftInMonth = (typeof LEFT_IN_MONTH)[number];

export interface MonthLine {
  readonly code: MonthLineCode;
  /** The reason for which the line is open; null if nothing is left. */
  readonly left: LeftInMonth | null;
  /** Number of bank entries or payouts that are left; 0 for other lines. */
  readonly count: number;
  /** The difference that is left; 0 for lines that compare nothing. */
  readonly amount_ore: Ore;
}

/** The balance of the books and of the list or declaration that explains it. */
export interface Compared {
  readonly ledger_ore: Ore;
  readonly explained_ore: Ore;
}

export interface MonthFacts {
  /** First ISO day of the month. */
  readonly month: string;
  readonly bank: {
    /** Last ISO day of the month whose balance the bank tells; null without one. */
    readonly told_on: string | null;
    /** Number of days of the month before which a statement is missing. */
    readonly gap_count: number;
    readonly unsettled_count: number;
    /** The bank's balance minus account 1930 after that day, beyond what the account had before the books. */
    readonly difference_ore: Ore;
  };
  /** Payouts due in the month or sent in it that have not arrived, without those that are stopped or returned. */
  readonly unpaid_count: number;
  readonly unpaid_ore: Ore;
  readonly customers: Compared;
  readonly suppliers: Compared;
  /** Null if no wage has been paid or declared until the month. */
  readonly declaration: DeclarationState | null;
  readonly wage_tax: Compared;
  readonly contributions: Compared;
  /** The newest VAT return file over the month: current, or older than a voucher with VAT; null without one. */
  readonly vat_file: 'current' | 'stale' | null;
}

const line = (code: MonthLineCode, left: LeftInMonth | null, count = 0, amount_ore = NO_ORE): MonthLine => ({
  code,
  left,
  count,
  amount_ore,
});

const DECLARED: Readonly<Record<DeclarationState, LeftInMonth | null>> = {
  running: 'declaration_running',
  to_make: 'declaration_to_make',
  made: 'declaration_made',
  to_correct: 'declaration_to_correct',
  handed_in: null,
};

/** The last banking day of a month: a statement of it has all that the bank booked in the month. */
const lastBankingDay = (month: string): string => subtractWorkingDays(addDays(lastDayOf(month), 1), 1);

function bankLine({ month, bank }: MonthFacts): MonthLine {
  const { told_on, gap_count, unsettled_count, difference_ore } = bank;
  if (told_on === null || told_on < lastBankingDay(month)) return line('bank', 'statement_missing');
  if (gap_count > 0) return line('bank', 'statement_gap', gap_count);
  if (unsettled_count > 0) return line('bank', 'entries_unsettled', unsettled_count);
  return difference_ore === 0 ? line('bank', null) : line('bank', 'bank_differs', 0, difference_ore);
}

function comparedLine(code: MonthLineCode, { ledger_ore, explained_ore }: Compared): MonthLine {
  const difference = subtract(ledger_ore, explained_ore);
  return line(code, difference === 0 ? null : 'ledger_differs', 0, difference);
}

function vatLine({ vat_file }: MonthFacts): MonthLine {
  if (vat_file === 'current') return line('vat', null);
  return line('vat', vat_file === null ? 'vat_missing' : 'vat_stale');
}

/** The lines of a month: what is done, and what is left. */
export function monthLines(facts: MonthFacts): MonthLine[] {
  const { unpaid_count, unpaid_ore, declaration } = facts;
  return [
    bankLine(facts),
    line('payouts', unpaid_count > 0 ? 'payouts_unpaid' : null, unpaid_count, unpaid_ore),
    comparedLine('customers', facts.customers),
    comparedLine('suppliers', facts.suppliers),
    line('declaration', declaration === null ? null : DECLARED[declaration]),
    comparedLine('wage_tax', facts.wage_tax),
    comparedLine('contributions', facts.contributions),
    vatLine(facts),
  ];
}

/** The open lines, by code. */
export const openLines = (lines: readonly MonthLine[]): MonthLineCode[] =>
  lines.flatMap(({ code, left }) => (left === null ? [] : code));

/**
 * True if an administrator who has confirmed some open lines may close the month: another line may have opened since
 * the screen was drawn, and nobody closes a month over something unseen.
 */
export const areConfirmed = (lines: readonly MonthLine[], confirmed: readonly MonthLineCode[]): boolean =>
  openLines(lines).every((code) => confirmed.includes(code));
