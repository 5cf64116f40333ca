import { expect, test } from 'vitest';
import type { OddHours } from '#domain/deal/terms/fee.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { oddMinutes } from './odd-hours.ts';

const ob: OddHours = { points: basisPoints(5000), from: '21:00', to: '06:00', on_weekends: false, on_holidays: true };

// Påskdagen, pingstdagen, midsommardagen, alla helgons dag, långfredagen and annandag jul.
test.each(['2026-04-05', '2026-05-24', '2026-06-20', '2026-10-31', '2026-04-03', '2026-12-26'])(
  'all hours of a public holiday are odd, on a weekend too: %s',
  (day) => {
    expect(oddMinutes(ob, day, 9 * 60, 8 * 60)).toBe(8 * 60);
    expect(oddMinutes({ ...ob, on_holidays: false }, day, 9 * 60, 8 * 60)).toBe(0);
  },
);

test('other weekends are odd only if the terms say so', () => {
  expect(oddMinutes(ob, '2026-04-04', 9 * 60, 8 * 60)).toBe(0);
  expect(oddMinutes({ ...ob, on_weekends: true }, '2026-04-04', 9 * 60, 8 * 60)).toBe(8 * 60);
});
