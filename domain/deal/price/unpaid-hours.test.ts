import { expect, test } from 'vitest';
import { USUAL_ADDITIONS } from '#domain/deal/terms/start-terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { unpaidMinutes } from './unpaid-hours.ts';
import { plannedWork } from './work.ts';

const long = { ...aSpan('2026-12-03', '2026-12-04'), call_time: '09:00', end_time: '18:30' };
const minutesOf = (change: Parameters<typeof someTerms>[0]) => {
  const terms = someTerms({ days: [long], ...change });
  return unpaidMinutes(terms, plannedWork(terms));
};

test('hours beyond the day are unpaid only without an agreement on them', () => {
  expect(minutesOf({})).toBe(2 * 90);
  expect(minutesOf({ additions: USUAL_ADDITIONS })).toBe(0);
  expect(minutesOf({ fee: { ...dayFee(ore(450_000)), basis: 'hour' } })).toBe(0);
  expect(minutesOf({ fee: { ...dayFee(ore(450_000)), basis: 'whole' } })).toBe(0);
  expect(minutesOf({ fee: { ...dayFee(ore(450_000)), basis: 'half_day', hours_per_day: 4 } })).toBe(2 * 330);
  expect(minutesOf({ days: [aSpan('2026-12-03')] })).toBe(0);
});

test('a long day of another kind counts only if it is paid as work', () => {
  const days = [{ ...long, kind: 'fitting' as const }];
  const { of_kind } = dayFee(null);
  const fittingPaid = (fitting: (typeof of_kind)['fitting']) => ({
    days,
    fee: { ...dayFee(ore(450_000)), of_kind: { ...of_kind, fitting } },
  });
  expect(minutesOf(fittingPaid({ pay: 'as_work', amount_ore: null }))).toBe(2 * 90);
  expect(minutesOf(fittingPaid({ pay: 'day', amount_ore: ore(60_000) }))).toBe(0);
});
