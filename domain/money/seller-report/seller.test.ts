import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { isYearOver, lacksOf, quartersOf, shownYear } from './seller.ts';

const address = { address_line: 'Storgatan 1', postcode: '11122', city: 'Stockholm', country: 'SE' };

test('a year has four quarters, also without pay in some', () => {
  const row = { quarter: 2, count: 1, paid_ore: ore(100), fees_ore: ore(20) };
  expect(quartersOf([row, { ...row, quarter: 4 }, row]).map(({ count, paid_ore }) => [count, paid_ore])).toEqual([
    [0, 0],
    [2, 200],
    [0, 0],
    [1, 100],
  ]);
});

test('a seller lacks a number or an address, but nobody asks an erased seller for an address', () => {
  expect(lacksOf({ is_numbered: true, is_erased: false, address })).toEqual([]);
  expect(lacksOf({ is_numbered: false, is_erased: false, address: null })).toEqual(['identity_number', 'address']);
  expect(lacksOf({ is_numbered: true, is_erased: true, address: null })).toEqual([]);
});

test('a report is made from 1 January on', () => {
  expect(isYearOver(2026, '2026-12-31')).toBe(false);
  expect(isYearOver(2026, '2027-01-01')).toBe(true);
});

test('a talent reads the present year, and in January the one before', () => {
  expect([shownYear('2026-12-31'), shownYear('2027-01-31'), shownYear('2027-02-01')]).toEqual([2026, 2026, 2027]);
});
