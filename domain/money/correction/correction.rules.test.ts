import { expect, test } from 'vitest';
import { kronor, type Ore, ore } from '#domain/kernel/money/ore.ts';
import type { AccountName } from '#domain/money/ledger/accounts.ts';
import { CORRECTABLE_ACCOUNTS, correctionOf, correctionProblem, type WrongVoucher } from './correction.rules.ts';

const line = (account: AccountName, amount: number, project_id: string | null = null) => ({
  account,
  amount_ore: kronor(amount) as Ore,
  project_id,
});
const wrong = (given: Partial<WrongVoucher> = {}): WrongVoucher => ({
  event: 'late_fee_charged',
  lines: [line('receivables', 60), line('late_fees', -60, 'p1')],
  is_corrected: false,
  ...given,
});
const MOVED = [line('bank_fees', -60), line('interest_costs', 60)];

test.each([
  ['late_fee_charged', null],
  ['bank_booked', null],
  ['wage_accrued', null],
  ['invoice_issued', 'voucher_has_own_command'],
  ['payment_received', 'voucher_has_own_command'],
  ['payout_sent', 'voucher_has_own_command'],
  ['written_off', 'voucher_has_own_command'],
  ['year_closed', 'not_allowed_now'],
  ['correction', 'not_allowed_now'],
] as const)('a voucher of %s is reversed whole: %s', (event, problem) => {
  expect(correctionProblem(wrong({ event }), null)).toBe(problem);
});

test.each(['invoice_issued', 'correction', 'bank_booked'])('a voucher of %s is corrected by lines', (event) => {
  expect(correctionProblem(wrong({ event }), MOVED)).toBeNull();
});

test('a voucher is corrected once, and the end of a year never', () => {
  expect(correctionProblem(wrong({ is_corrected: true }), MOVED)).toBe('not_allowed_now');
  expect(correctionProblem(wrong({ event: 'year_opened' }), MOVED)).toBe('not_allowed_now');
});

test.each<AccountName>(['receivables', 'bank', 'payables', 'wages_owed', 'client_money', 'customer_credits'])(
  'lines that change %s are refused, since other things explain it',
  (account) => {
    expect(correctionProblem(wrong(), [line(account, 60), line('bank_fees', -60)])).toBe('correction_moves_debt');
    expect(correctionProblem(wrong(), [line(account, 60), line(account, -60)])).toBeNull();
  },
);

test('income and costs of correcting lines belong to the project of the wrong voucher', () => {
  const { series, lines } = correctionOf(wrong(), [line('late_fees', 60), line('vat_out_25', -60)]);
  expect([series, lines.map(({ project_id }) => project_id)]).toEqual(['R', ['p1', null]]);
  const two = wrong({ lines: [line('wages', 10, 'p1'), line('wages', 20, 'p2'), line('wages_owed', -30)] });
  expect(correctionOf(two, MOVED).lines.map(({ project_id }) => project_id)).toEqual([null, null]);
  expect(correctionOf(two, null).lines.map(({ amount_ore }) => amount_ore)).toEqual([
    ore(-1_000),
    ore(-2_000),
    ore(3_000),
  ]);
});

test('no account that invoices, payouts or the bank explain can be chosen', () => {
  expect(CORRECTABLE_ACCOUNTS).toContain(6570);
  for (const number of [1510, 1930, 2420, 2440, 2821, 2890, 2098, 2099, 8999])
    expect(CORRECTABLE_ACCOUNTS).not.toContain(number);
});
