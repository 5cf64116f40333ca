import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import {
  clockOf,
  ENDING_STAGES,
  type EndingStage,
  LATER_WITHIN_DAYS,
  lastDayOf,
  latestPublication,
  mayBePublication,
  periodOf,
  quietUntil,
  sameUse,
  stageOn,
} from './right.rules.ts';

const day = fc.integer({ min: 0, max: 365 * 60 }).map((days) => addDays('1990-01-01', days));
const months = fc.integer({ min: 1, max: 600 });

describe('the last day of a number of months', () => {
  test.each([
    ['2026-03-01', 12, '2027-02-28'],
    ['2026-03-15', 6, '2026-09-14'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2026-01-28', 1, '2026-02-27'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-01', 1, '2026-12-31'],
  ])('from %s for %i months is %s', (first, count, last) => {
    expect(lastDayOf(first, count)).toBe(last);
  });

  test('never comes earlier for a later first day or for more months, and never exceeds the months', () => {
    fc.assert(
      fc.property(day, months, (first, count) => {
        const last = lastDayOf(first, count);
        expect(lastDayOf(addDays(first, 1), count) >= last).toBe(true);
        expect(lastDayOf(first, count + 1) > last).toBe(true);
        const length = daysBetween(first, last) + 1;
        expect(length).toBeGreaterThanOrEqual(28 * count);
        expect(length).toBeLessThanOrEqual(31 * count);
      }),
    );
  });
});

describe('the period of a right', () => {
  const agreed = { starts_on: null, latest_start_on: null, months: 12 };

  test('runs from the agreed day, whatever is shown when', () => {
    fc.assert(
      fc.property(day, day, months, (starts_on, published_on, count) => {
        const period = periodOf({ starts_on, latest_start_on: null, months: count }, published_on);
        expect(period).toEqual({ starts_on, ends_on: lastDayOf(starts_on, count) });
      }),
    );
  });

  test('otherwise runs from the first publication, and at the latest from the latest agreed day', () => {
    expect(periodOf(agreed, null)).toEqual({ starts_on: null, ends_on: null });
    fc.assert(
      fc.property(day, day, (latest_start_on, published_on) => {
        const first = published_on < latest_start_on ? published_on : latest_start_on;
        expect(periodOf({ ...agreed, latest_start_on }, published_on).starts_on).toBe(first);
        expect(periodOf({ ...agreed, latest_start_on }, null).starts_on).toBe(latest_start_on);
        expect(periodOf(agreed, published_on)).toEqual({
          starts_on: published_on,
          ends_on: lastDayOf(published_on, 12),
        });
      }),
    );
  });

  test('has no end without agreed months, and then no notice of an end', () => {
    const clock = clockOf(periodOf({ ...agreed, months: null }, '2026-03-01'));
    expect(clock).toEqual({ starts_on: '2026-03-01', ends_on: null, waits_until: '2026-02-28', quiet_until: null });
  });
});

/** All notices of an end that are sent on these days; each comes only after the quiet time before it. */
function said(ends_on: string, days: readonly string[]): [EndingStage, number][] {
  let quiet: string | null = quietUntil(ends_on, null);
  return days.flatMap((today): [EndingStage, number][] => {
    const stage = quiet !== null && quiet < today ? stageOn(ends_on, today) : null;
    if (stage === null) return [];
    quiet = quietUntil(ends_on, stage);
    return [[stage, daysBetween(today, ends_on)]];
  });
}

describe('the notices of an end', () => {
  test('come once per stage, on its day, if looked at every day', () => {
    const days = Array.from({ length: 200 }, (_, n) => addDays('2026-06-01', n));
    expect(said('2026-10-01', days)).toEqual([
      [60, 60],
      [30, 30],
      [7, 7],
    ]);
  });

  test('come at most once per stage, never early, one at a time, and for the latest stage, whenever looked at', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 12 });
    fc.assert(
      fc.property(some, (offsets) => {
        const days = offsets.sort((a, b) => a - b).map((offset) => addDays('2026-06-01', offset));
        const told = said('2026-09-01', days);
        const stages = told.map(([stage]) => stage);
        expect(new Set(stages).size).toBe(stages.length);
        expect(stages).toEqual(stages.toSorted((a, b) => b - a));
        for (const [stage, left] of told) {
          expect(left).toBeLessThanOrEqual(stage);
          const next = ENDING_STAGES.find((one) => one < stage) ?? -1;
          expect(left).toBeGreaterThan(next);
        }
      }),
    );
  });
});

test('a first publication is neither in the future nor before the recording', () => {
  expect(mayBePublication('2026-06-10', '2026-06-10', '2026-06-10')).toBe(true);
  expect(mayBePublication('2026-06-11', '2026-06-01', '2026-06-10')).toBe(false);
  expect(mayBePublication('2026-05-31', '2026-06-01', '2026-06-10')).toBe(false);
  expect(mayBePublication('2020-01-01', null, '2026-06-10')).toBe(true);
});

test('a first publication can be set later for some days after its first report, and does not postpone the end for ever', () => {
  const line = NO_RIGHT;
  const reported = { line, starts_on: '2026-08-20', reported_on: '2026-08-24' };
  const lastDay = addDays('2026-08-24', LATER_WITHIN_DAYS);
  expect(latestPublication(reported, lastDay)).toBe(lastDay);
  expect(latestPublication(reported, addDays(lastDay, 1))).toBe('2026-08-20');
  // No report for this right: an earlier version of the agreement began the period, so the day cannot move.
  expect(latestPublication({ ...reported, reported_on: null }, lastDay)).toBe('2026-08-20');
  // Today is allowed: no period has begun, or it began on the agreed latest day, which a later publication does not move.
  expect(latestPublication({ ...reported, starts_on: null, reported_on: null }, lastDay)).toBe(lastDay);
  const latest = { line: { ...line, latest_start_on: '2026-08-20' }, starts_on: '2026-08-20', reported_on: null };
  expect(latestPublication(latest, '2027-01-01')).toBe('2027-01-01');
  // The publication stays within LATER_WITHIN_DAYS of its first report, whatever the number of corrections.
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }), (reported_on, waits) => {
      let starts_on = reported_on;
      let today = reported_on;
      for (const wait of waits) {
        today = addDays(today, wait);
        starts_on = latestPublication({ line, starts_on, reported_on }, today);
      }
      expect(daysBetween(reported_on, starts_on)).toBeLessThanOrEqual(LATER_WITHIN_DAYS);
    }),
  );
});

test('two lines are about the same use in any order of their media', () => {
  const line = { ...NO_RIGHT, media: ['tv', 'online'], territory: 'SE' };
  expect(sameUse(line, { ...line, media: ['online', 'tv'] })).toBe(true);
  for (const other of [
    { media: ['tv'] },
    { media: ['tv', 'cinema'] },
    { media: ['tv', 'online', 'pr'] },
    { territory: 'EU' },
  ]) {
    expect(sameUse(line, { ...line, ...other })).toBe(false);
  }
});
