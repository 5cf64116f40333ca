import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { ACCOUNTS, type AccountName } from './accounts.ts';
import type { LedgerEvent, LedgerEventType } from './events.ts';
import { postingsOf } from './postings.ts';

/** Each series has its own numbers per year, without a gap. */
const SERIES = ['A', 'B', 'L', 'P', 'U', 'R', 'S'] as const;
type Series = (typeof SERIES)[number];

export interface VoucherLine {
  readonly account: AccountName;
  /** Debit is positive, credit negative; never 0. */
  readonly amount_ore: Ore;
  /** Set for income and costs; assets and debts belong to no project. */
  readonly project_id: string | null;
}

/** The voucher of one event in the books: two or more lines that sum to zero. */
export interface Voucher {
  readonly series: Series;
  readonly lines: readonly VoucherLine[];
}

/**
 * A: invoices, with their credit notes, fees, interest, roundings and losses. B: customers' payments, also those taken
 * back. L: purchases. P: wages. U: money out, also payouts that the bank returns, and fees, interest and taxes. R:
 * corrections of other vouchers. S: the end of a year.
 */
const SERIES_OF: Readonly<Record<LedgerEventType, Series>> = {
  invoice_issued: 'A',
  invoice_credited: 'A',
  advance_invoiced: 'A',
  advance_received: 'B',
  advance_credited: 'A',
  advance_settled: 'A',
  rounded_off: 'A',
  credit_rounded_off: 'A',
  written_off: 'A',
  loss_recovered: 'A',
  late_fee_charged: 'A',
  late_interest_charged: 'A',
  payment_received: 'B',
  payment_taken_back: 'B',
  customer_repaid: 'U',
  self_billed: 'L',
  supplier_billed: 'L',
  wage_accrued: 'P',
  payout_sent: 'U',
  payout_failed: 'U',
  contributions_declared: 'P',
  year_closed: 'S',
  year_opened: 'S',
  bank_booked: 'U',
};

/** The sum of lines; 0 for all lines of a voucher. */
export const balanceOf = (lines: readonly Pick<VoucherLine, 'amount_ore'>[]): Ore =>
  add(...lines.map(({ amount_ore }) => amount_ore));

/**
 * A voucher of these lines.
 * @throws RangeError for fewer than two lines, or lines that do not sum to zero: the caller's calculation is wrong
 */
export function voucherOfLines(series: Series, lines: readonly VoucherLine[]): Voucher {
  const left = balanceOf(lines);
  if (left !== 0 || lines.length < 2) throw new RangeError(`A voucher of ${lines.length} lines that comes to ${left}`);
  return { series, lines };
}

/** True for income and costs, which belong to a project. */
export const bearsProject = (account: AccountName) => ['income', 'cost'].includes(ACCOUNTS[account].kind);

/**
 * The voucher of an event.
 * @throws RangeError for amounts that do not match, or a rate of VAT without an account
 */
export function voucherOf(event: LedgerEvent): Voucher {
  const lines = postingsOf(event)
    .filter(({ amount_ore }) => amount_ore !== 0)
    .map((line) => ({ ...line, project_id: bearsProject(line.account) ? event.project_id : null }));
  return voucherOfLines(SERIES_OF[event.type], lines);
}

/** The voucher that reverses a wrong one completely. The correct one is posted again. */
export function oppositeOf(lines: readonly VoucherLine[]): Voucher {
  return voucherOfLines(
    'R',
    lines.map((line) => ({ ...line, amount_ore: subtract(NO_ORE, line.amount_ore) })),
  );
}
