import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type DaySpan, daysBetween } from '#domain/kernel/time/day.ts';
import { BUSY_SPAN_DAYS_MAX, busyProblem, mergedSpan, spanProblem, spansWithout } from './busy-days.rules.ts';

const TODAY = '2026-11-21';
const span = (starts_on: string, ends_on: string): DaySpan => ({ starts_on, ends_on });

test('a span ends on its first day or later, within a year', () => {
  expect(spanProblem(span('2026-12-01', '2026-12-01'))).toBeNull();
  expect(spanProblem(span('2026-12-01', '2026-11-30'))?.field).toBe('ends_on');
  expect(spanProblem(span('2027-01-01', addDays('2027-01-01', BUSY_SPAN_DAYS_MAX - 1)))).toBeNull();
  expect(spanProblem(span('2027-01-01', addDays('2027-01-01', BUSY_SPAN_DAYS_MAX)))?.message).toBe(
    'Högst ett år i taget.',
  );
});

test('past days and days years away cannot be marked', () => {
  expect(busyProblem(span('2026-11-19', '2026-11-20'), TODAY)?.message).toBe('Den dagen har redan varit.');
  expect(busyProblem(span('2026-11-10', TODAY), TODAY)).toBeNull();
  const last = addDays(TODAY, 2 * 366);
  expect(busyProblem(span(last, last), TODAY)).toBeNull();
  expect(busyProblem(span('2062-01-01', '2062-01-02'), TODAY)?.message).toBe('Välj dagar inom de närmaste två åren.');
  expect(busyProblem(span('0000-01-01', TODAY), TODAY)?.message).toBe('Högst ett år i taget.');
});

test('overlapping spans become one, others stay separate', () => {
  const others = [span('2026-12-01', '2026-12-05'), span('2026-12-10', '2026-12-12'), span('2026-12-20', '2026-12-20')];
  expect(mergedSpan(span('2026-12-05', '2026-12-11'), others)).toEqual(span('2026-12-01', '2026-12-12'));
  expect(mergedSpan(span('2026-12-06', '2026-12-09'), others)).toEqual(span('2026-12-06', '2026-12-09'));
  expect(mergedSpan(span('2026-12-02', '2026-12-03'), others)).toEqual(span('2026-12-01', '2026-12-05'));
  const year = span('2027-01-01', '2027-12-31');
  expect(mergedSpan(span('2027-12-31', '2028-01-02'), [year])).toMatchObject({ field: 'ends_on' });
});

test('joining spans keeps every day and adds none', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, days]) => span(addDays(TODAY, from), addDays(TODAY, from + days)));
  const daysOf = ({ starts_on, ends_on }: DaySpan) =>
    Array.from({ length: daysBetween(starts_on, ends_on) + 1 }, (_, index) => addDays(starts_on, index));
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 12 }), (added) => {
      let kept: DaySpan[] = [];
      for (const one of added) {
        const merged = mergedSpan(one, kept);
        if ('field' in merged) throw new Error('these are short');
        kept = [...kept.filter((other) => other.ends_on < one.starts_on || other.starts_on > one.ends_on), merged];
      }
      const days = kept.flatMap(daysOf);
      expect(days.length).toBe(new Set(days).size);
      expect(new Set(days)).toEqual(new Set(added.flatMap(daysOf)));
    }),
  );
});

test('the rest of a span without some days is nothing, one part or two', () => {
  const week = span('2026-12-01', '2026-12-07');
  expect(spansWithout(week, week)).toEqual([]);
  expect(spansWithout(week, span('2026-11-01', '2026-12-06'))).toEqual([span('2026-12-07', '2026-12-07')]);
  expect(spansWithout(week, span('2026-12-02', '2026-12-20'))).toEqual([span('2026-12-01', '2026-12-01')]);
  expect(spansWithout(week, span('2026-12-03', '2026-12-04'))).toEqual([
    span('2026-12-01', '2026-12-02'),
    span('2026-12-05', '2026-12-07'),
  ]);
});
