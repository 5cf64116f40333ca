import { expect, test } from 'vitest';
import { NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import {
  areConfirmed,
  type LeftInMonth,
  type MonthFacts,
  type MonthLineCode,
  monthLines,
  openLines,
} from './month-lines.ts';

const EQUAL = { ledger_ore: ore(-500), explained_ore: ore(-500) };
/** October 2026 ends on a Saturday, so its last banking day is the 30th. */
const DONE: MonthFacts = {
  month: '2026-10-01',
  bank: { told_on: '2026-10-30', gap_count: 0, unsettled_count: 0, difference_ore: NO_ORE },
  unpaid_count: 0,
  unpaid_ore: NO_ORE,
  customers: EQUAL,
  suppliers: EQUAL,
  declaration: 'handed_in',
  wage_tax: EQUAL,
  contributions: EQUAL,
  vat_file: 'current',
};
const bank = (given: Partial<MonthFacts['bank']>) => ({ bank: { ...DONE.bank, ...given } });

test('a month with everything done has no open line', () => {
  expect(openLines(monthLines(DONE))).toEqual([]);
});

test.each<[Partial<MonthFacts>, MonthLineCode, LeftInMonth, number, number]>([
  [bank({ told_on: null }), 'bank', 'statement_missing', 0, 0],
  [bank({ told_on: '2026-10-29' }), 'bank', 'statement_missing', 0, 0],
  [bank({ gap_count: 2, unsettled_count: 3 }), 'bank', 'statement_gap', 2, 0],
  [bank({ unsettled_count: 3, difference_ore: ore(700) }), 'bank', 'entries_unsettled', 3, 0],
  [bank({ difference_ore: ore(-700) }), 'bank', 'bank_differs', 0, -700],
  [{ unpaid_count: 2, unpaid_ore: ore(900) }, 'payouts', 'payouts_unpaid', 2, 900],
  [{ customers: { ledger_ore: ore(300), explained_ore: ore(100) } }, 'customers', 'ledger_differs', 0, 200],
  [{ suppliers: { ledger_ore: ore(-300), explained_ore: ore(-100) } }, 'suppliers', 'ledger_differs', 0, -200],
  [{ wage_tax: { ledger_ore: ore(0), explained_ore: ore(100) } }, 'wage_tax', 'ledger_differs', 0, -100],
  [{ contributions: { ledger_ore: ore(1), explained_ore: ore(0) } }, 'contributions', 'ledger_differs', 0, 1],
  [{ declaration: 'to_make' }, 'declaration', 'declaration_to_make', 0, 0],
  [{ declaration: 'made' }, 'declaration', 'declaration_made', 0, 0],
  [{ declaration: 'to_correct' }, 'declaration', 'declaration_to_correct', 0, 0],
  [{ declaration: 'running' }, 'declaration', 'declaration_running', 0, 0],
  [{ vat_file: null }, 'vat', 'vat_missing', 0, 0],
  [{ vat_file: 'stale' }, 'vat', 'vat_stale', 0, 0],
])('of %j the line %s is open: %s', (given, code, left, count, amount_ore) => {
  const lines = monthLines({ ...DONE, ...given });
  expect(openLines(lines)).toEqual([code]);
  expect(lines.find((line) => line.code === code)).toEqual({ code, left, count, amount_ore });
});

test('a statement of the last calendar day is enough, and so is a month before the first wage', () => {
  expect(openLines(monthLines({ ...DONE, ...bank({ told_on: '2026-10-31' }), declaration: null }))).toEqual([]);
});

test('open lines can be closed over only by name', () => {
  const lines = monthLines({ ...DONE, vat_file: null, declaration: 'made' });
  expect(areConfirmed(lines, ['vat'])).toBe(false);
  expect(areConfirmed(lines, ['vat', 'declaration', 'bank'])).toBe(true);
});
