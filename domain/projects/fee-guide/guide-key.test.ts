import { expect, test } from 'vitest';
import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { guideKeyOf, statedKeyOf } from './guide-key.ts';

const trade = (...ids: string[]): Wish => ({ demand: 'must', any: ids.map((id) => ({ kind: 'category', id })) });
const dates = [
  { kind: 'work' as const, starts_on: '2026-12-01', ends_on: '2026-12-03' },
  { kind: 'fitting' as const, starts_on: '2026-11-28', ends_on: '2026-11-28' },
];
const keyOf = (basis: FeeBasis, hours_per_day = 8, wishes: readonly Wish[] = [trade('extra')]) =>
  guideKeyOf({ terms: { ...BLANK_TERMS, fee: { ...dayFee(kronor(6500)), basis, hours_per_day } }, wishes, dates });

test('roles are similar in trade, kind of fee and the hours that the fee covers', () => {
  expect(keyOf('day')).toEqual({ category: 'extra', basis: 'day', hours: 'to_8' });
  expect([4, 8, 9, 11, 16].map((hours) => keyOf('day', hours)?.hours)).toEqual([
    'to_4',
    'to_8',
    'to_10',
    'to_16',
    'to_16',
  ]);
  expect(keyOf('half_day', 4)?.hours).toBe('to_4');
  expect(keyOf('hour')?.hours).toBe('any');
  // Three days of work; the fitting is not one.
  expect([keyOf('whole', 4)?.hours, keyOf('whole', 8)?.hours, keyOf('whole', 14)?.hours]).toEqual([
    'to_16',
    'to_40',
    'more',
  ]);
  expect(keyOf('unpaid')).toBeNull();
});

test('a role has one trade, or none to compare', () => {
  const wishes = (...of: Wish[]) => keyOf('day', 8, of)?.category;
  expect(wishes(trade('extra'), { demand: 'merit', any: [{ kind: 'skill', id: 'riding' }] })).toBe('extra');
  expect([wishes(), wishes(trade('extra', 'actor')), wishes(trade('extra'), trade('actor'))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(wishes(trade('extra'), { ...trade('actor'), demand: 'not' })).toBe('extra');
});

test('only a role with one trade and a stated fee counts', () => {
  const of = (amount: number | null, wishes: readonly Wish[]) =>
    statedKeyOf({ terms: { ...BLANK_TERMS, fee: dayFee(amount === null ? null : kronor(amount)) }, wishes, dates });
  expect(of(6500, [trade('extra')])).toEqual({ category: 'extra', basis: 'day', hours: 'to_8' });
  expect([of(null, [trade('extra')]), of(0, [trade('extra')]), of(6500, [])]).toEqual([null, null, null]);
});
