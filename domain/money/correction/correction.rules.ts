import { add } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { ACCOUNTS, type AccountName } from '#domain/money/ledger/accounts.ts';
import type { LedgerEventType } from '#domain/money/ledger/events.ts';
import {
  bearsProject,
  oppositeOf,
  type Voucher,
  type VoucherLine,
  voucherOfLines,
} from '#domain/money/ledger/voucher.ts';

/** A line that an administrator has written; debit is positive. */
export type CorrectingLine = Pick<VoucherLine, 'account' | 'amount_ore'>;

/**
 * The command that takes back what a voucher says, for events that have one: the credit note, the payment taken back or
 * the returned payout changes the invoice or payout too. The law wants a credit note for an issued invoice (ML 17 kap.
 * 22 §). A year's end is undone by nothing.
 */
const HAS_OWN_COMMAND: ReadonlySet<string> = new Set<LedgerEventType>([
  'invoice_issued',
  'invoice_credited',
  'payment_received',
  'payment_taken_back',
  'customer_repaid',
  'written_off',
  'loss_recovered',
  'payout_sent',
  'payout_failed',
]);
const YEAR_END: ReadonlySet<string> = new Set<LedgerEventType>(['year_closed', 'year_opened']);

/** Accounts that invoices, payouts and the bank's entries explain: written by hand they would explain it no more. */
const EXPLAINED: readonly AccountName[] = [
  'receivables',
  'bank',
  'customer_credits',
  'payables',
  'wages_owed',
  'client_money',
  'earlier_result',
  'year_result',
  'result_closed',
];

/** The voucher that is wrong. */
export interface WrongVoucher {
  readonly event: string;
  readonly lines: readonly VoucherLine[];
  readonly is_corrected: boolean;
}

const changesExplained = (lines: readonly CorrectingLine[]) =>
  EXPLAINED.some(
    (account) => add(...lines.filter((line) => line.account === account).map(({ amount_ore }) => amount_ore)) !== 0,
  );

/**
 * The reason for which a voucher may not be corrected so; null if it may.
 * @param lines the correcting lines; null for a full reversal
 */
export function correctionProblem(wrong: WrongVoucher, lines: readonly CorrectingLine[] | null): RefusalCode | null {
  if (YEAR_END.has(wrong.event) || wrong.is_corrected) return 'not_allowed_now';
  if (lines !== null) return changesExplained(lines) ? 'correction_moves_debt' : null;
  // A reversal of a correction would leave the wrong voucher as if nobody had corrected it.
  if (wrong.event === 'correction') return 'not_allowed_now';
  return HAS_OWN_COMMAND.has(wrong.event) ? 'voucher_has_own_command' : null;
}

/** The voucher of a correction. Its income and costs belong to the project of the wrong voucher, if that has only one. */
export function correctionOf(
  { lines: wrong }: Pick<WrongVoucher, 'lines'>,
  lines: readonly CorrectingLine[] | null,
): Voucher {
  if (lines === null) return oppositeOf(wrong);
  const [project, other] = [...new Set(wrong.flatMap(({ project_id }) => project_id ?? []))];
  const project_id = other === undefined ? (project ?? null) : null;
  return voucherOfLines(
    'R',
    lines.map((line) => ({ ...line, project_id: bearsProject(line.account) ? project_id : null })),
  );
}

/** The numbers of the accounts that correcting lines may name, in their order. */
export const CORRECTABLE_ACCOUNTS: readonly number[] = Object.entries(ACCOUNTS)
  .filter(([name]) => !EXPLAINED.includes(name as AccountName))
  .map(([, { number }]) => number);
