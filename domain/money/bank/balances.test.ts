import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { comparedDays, type ToldBalance } from './balances.ts';

const told = (day: string, opening: number | null, closing: number, account = 'SE1'): ToldBalance => ({
  account,
  day,
  opening_ore: opening === null ? null : ore(opening),
  closing_ore: ore(closing),
});
const days = ['2026-12-03', '2026-12-02', '2026-12-01'];
const compared = (...balances: readonly ToldBalance[]) =>
  comparedDays(days, balances, new Map(days.map((day) => [day, ore(100)])));

test('each day has the difference between bank and books', () => {
  expect(compared(told('2026-12-01', null, 100), told('2026-12-02', 100, 175), told('2026-12-03', 175, 90))).toEqual([
    { day: '2026-12-03', bank_ore: 90, ledger_ore: 100, difference_ore: -10, is_gap: false },
    { day: '2026-12-02', bank_ore: 175, ledger_ore: 100, difference_ore: 75, is_gap: false },
    { day: '2026-12-01', bank_ore: 100, ledger_ore: 100, difference_ore: 0, is_gap: false },
  ]);
});

test('a day that begins with another balance than the one before ended with misses a statement', () => {
  const gaps = (...balances: readonly ToldBalance[]) => compared(...balances).map(({ is_gap }) => is_gap);
  const [first, second] = [told('2026-12-01', 0, 100), told('2026-12-02', 100, 175)];
  expect(gaps(first, second, told('2026-12-03', 180, 90))).toEqual([true, false, false]);
  // A statement of the whole month begins with the balance before the month.
  expect(gaps(first, second, told('2026-12-03', 175, 90), told('2026-12-03', 0, 90))).toEqual([false, false, false]);
  expect(gaps(first, second, told('2026-12-03', null, 90))).toEqual([false, false, false]);
});

test('several accounts are summed, and the last statement of a day counts', () => {
  const [day] = compared(told('2026-12-03', null, 1), told('2026-12-03', null, 90), told('2026-12-03', null, 5, 'SE2'));
  expect(day).toMatchObject({ bank_ore: 95, difference_ore: -5 });
});
