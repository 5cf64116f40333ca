import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import type { Fee } from './fee.ts';
import { forDays } from './left-days.ts';

const work = aSpan('2026-07-01', '2026-07-08');
const fitting = aSpan('2026-06-20', '2026-06-21', 'fitting');
const rehearsal = aSpan('2026-06-25', '2026-06-26', 'rehearsal');
const { fee: byDay } = someTerms();
/** 8 000 kr for all days, with rehearsals paid as work; 600 kr for all fittings, 300 kr for each day of travel. */
const fee: Fee = {
  ...byDay,
  basis: 'whole',
  amount_ore: kronor(8000),
  of_kind: {
    ...byDay.of_kind,
    rehearsal: { pay: 'as_work', amount_ore: null },
    fitting: { pay: 'whole', amount_ore: kronor(600) },
    travel: { pay: 'day', amount_ore: kronor(300) },
  },
};
const terms = someTerms({ fee, days: [work, rehearsal, fitting] });
const feeFor = (...days: readonly (typeof work)[]) => forDays(terms, days).fee;

test('a fee for all days is divided by the days of work and the days paid as work', () => {
  expect(feeFor(aSpan('2026-07-05', '2026-07-08'), rehearsal).amount_ore).toBe(kronor(4800));
  expect(feeFor(aSpan('2026-07-08')).amount_ore).toBe(kronor(800));
  // A fitting has a fee of its own and does not share the fee of the work.
  expect(feeFor(aSpan('2026-07-08'), fitting).amount_ore).toBe(kronor(800));
});

test('an amount for all days of a kind is divided by those days, an amount per day is not', () => {
  const { of_kind } = feeFor(work, aSpan('2026-06-21', '2026-06-21', 'fitting'));
  expect(of_kind.fitting).toEqual({ pay: 'whole', amount_ore: kronor(300) });
  expect(of_kind.travel).toEqual({ pay: 'day', amount_ore: kronor(300) });
});

test('with all days, more days or none of a kind the amount stays as agreed', () => {
  expect(feeFor(work, rehearsal, fitting)).toEqual(fee);
  expect(feeFor(aSpan('2026-07-01', '2026-07-20')).amount_ore).toBe(kronor(8000));
  expect(feeFor(work).of_kind.fitting.amount_ore).toBe(kronor(600));
});

test('a fee by the day, and an unwritten fee, is the same for some of the days', () => {
  const day = someTerms({ fee: { ...fee, basis: 'day' }, days: [work] });
  expect(forDays(day, [aSpan('2026-07-08')]).fee.amount_ore).toBe(kronor(8000));
  const unwritten = someTerms({ fee: { ...fee, amount_ore: null }, days: [work] });
  expect(forDays(unwritten, [aSpan('2026-07-08')]).fee.amount_ore).toBeNull();
});
