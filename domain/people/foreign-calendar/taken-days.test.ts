import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '#domain/kernel/time/day.ts';
import { HORIZON_DAYS, spansOfDays, TAKEN_FROM_MINUTES, takenDays } from './taken-days.ts';

const TODAY = '2026-11-21';
const at = (text: string) => Date.parse(text);
const timesOf = (...times: [string, string][]) => ({
  times: times.map(([from, to]) => ({ from: at(from), to: at(to) })),
  days: [],
});
const days = (...args: Parameters<typeof timesOf>) => takenDays(timesOf(...args), TODAY);
const day = (one: string) => [{ starts_on: one, ends_on: one }];

describe('the taken days of a calendar', () => {
  test('include a day with half a day of work, not one with less, and count overlaps once', () => {
    expect(days(['2026-12-03T08:00Z', '2026-12-03T12:00Z'])).toEqual(day('2026-12-03'));
    expect(days(['2026-12-03T08:00Z', '2026-12-03T11:59Z'])).toEqual([]);
    expect(days(['2026-12-03T08:00Z', '2026-12-03T10:00Z'], ['2026-12-03T14:00Z', '2026-12-03T16:00Z'])).toHaveLength(
      1,
    );
    expect(days(['2026-12-03T08:00Z', '2026-12-03T11:00Z'], ['2026-12-03T08:00Z', '2026-12-03T11:00Z'])).toEqual([]);
  });

  test('a night belongs to the day with most of it, by Swedish clocks', () => {
    // 22.00 to 06.00 in Sweden: two hours, then six.
    expect(days(['2026-12-03T21:00Z', '2026-12-04T05:00Z'])).toEqual(day('2026-12-04'));
    // 24 December as New York has it begins at 06.00 in Sweden, and has six hours of the 25th.
    expect(days(['2026-12-24T05:00Z', '2026-12-25T05:00Z'])).toEqual([
      { starts_on: '2026-12-24', ends_on: '2026-12-25' },
    ]);
  });

  test('whole days are taken from today to the horizon', () => {
    const last = addDays(TODAY, HORIZON_DAYS - 1);
    const taken = (starts_on: string, ends_on: string) =>
      takenDays({ times: [], days: [{ starts_on, ends_on }] }, TODAY);
    expect(taken('2026-12-24', '2026-12-26')).toEqual([{ starts_on: '2026-12-24', ends_on: '2026-12-26' }]);
    expect(taken('1900-01-01', '2100-01-01')).toEqual([{ starts_on: TODAY, ends_on: last }]);
    expect(taken('2026-11-01', '2026-11-20')).toEqual([]);
    expect(days(['1970-01-01T00:00Z', '2099-01-01T00:00Z'])).toEqual([{ starts_on: TODAY, ends_on: last }]);
  });
});

test('every taken day has its time, and spans never touch, in any calendar', () => {
  const aTime = fc
    .record({ hour: fc.integer({ min: -48, max: 24 * 400 }), length: fc.integer({ min: 0, max: 60 }) })
    .map(({ hour, length }) => ({
      from: at(`${TODAY}T00:00Z`) + hour * 3_600_000,
      to: at(`${TODAY}T00:00Z`) + (hour + length) * 3_600_000,
    }));
  fc.assert(
    fc.property(fc.array(aTime, { maxLength: 8 }), (times) => {
      const spans = takenDays({ times, days: [] }, TODAY);
      for (const [index, { starts_on, ends_on }] of spans.entries()) {
        expect(starts_on >= TODAY && ends_on < addDays(TODAY, HORIZON_DAYS) && starts_on <= ends_on).toBe(true);
        const next = spans[index + 1];
        if (next) expect(daysBetween(ends_on, next.starts_on)).toBeGreaterThan(1);
      }
      // The slow way: every quarter of an hour, counted on its own Swedish day.
      const quarters = new Map<string, Set<number>>();
      for (const { from, to } of times)
        for (let now = from; now < to; now += 900_000) {
          const on = dayOf(new Date(now));
          quarters.set(on, (quarters.get(on) ?? new Set()).add(now));
        }
      const expected = [...quarters]
        .filter(([on, set]) => set.size * 15 >= TAKEN_FROM_MINUTES && on >= TODAY && on < addDays(TODAY, HORIZON_DAYS))
        .map(([on]) => on);
      expect(spans).toEqual(spansOfDays(expected));
    }),
    { numRuns: 60 },
  );
});
