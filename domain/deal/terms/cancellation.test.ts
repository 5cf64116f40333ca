import { describe, expect, test } from 'vitest';
import { CANCELLATION_TEMPLATES, shareOwed, templateOf } from './cancellation.ts';

describe("the trade's table", () => {
  const owed = (day: string, time: string, firstDay: string) =>
    shareOwed(CANCELLATION_TEMPLATES.trade, firstDay, { day, time });

  test('is free until 17:00 two working days before, then costs half, and the whole on the day itself', () => {
    const thursday = '2026-06-11';
    expect(owed('2026-06-09', '16:59', thursday)).toBe(0);
    expect(owed('2026-06-09', '17:00', thursday)).toBe(5000);
    expect(owed('2026-06-10', '23:59', thursday)).toBe(5000);
    expect(owed(thursday, '00:00', thursday)).toBe(10_000);
    expect(owed('2026-06-20', '09:00', thursday)).toBe(10_000);
  });
  test('counts neither weekends nor holidays', () => {
    // Between Thursday 2 April and Wednesday 8 April 2026 lies Easter: only the Tuesday is a working day.
    expect(owed('2026-04-02', '17:00', '2026-04-08')).toBe(5000);
    expect(owed('2026-04-02', '16:59', '2026-04-08')).toBe(0);
    expect(owed('2026-06-05', '17:00', '2026-06-08')).toBe(5000);
    expect(owed('2026-06-04', '17:00', '2026-06-08')).toBe(5000);
    expect(owed('2026-06-03', '17:00', '2026-06-08')).toBe(0);
  });
});

test('uses the largest of several reached steps, in any order of the steps', () => {
  const steps = CANCELLATION_TEMPLATES.travel.steps.toReversed();
  expect(shareOwed({ steps }, '2026-06-11', { day: '2026-06-11', time: '08:00' })).toBe(10_000);
  expect(shareOwed({ steps }, '2026-06-11', { day: '2026-06-04', time: '00:00' })).toBe(5000);
  expect(shareOwed({ steps }, '2026-06-11', { day: '2026-06-03', time: '23:59' })).toBe(0);
});

test('follows the rules of our terms if no table is agreed, as the agreement says', () => {
  const owed = (day: string, time: string) => shareOwed({ steps: [] }, '2026-06-11', { day, time });
  expect([owed('2026-06-09', '16:59'), owed('2026-06-10', '12:00'), owed('2026-06-11', '08:00')]).toEqual([
    0, 5000, 10_000,
  ]);
});

test('a table is recognised by its steps, whatever the agreement on weather', () => {
  for (const [name, table] of Object.entries(CANCELLATION_TEMPLATES)) {
    expect(templateOf({ steps: structuredClone(table.steps) as typeof table.steps })).toBe(name);
  }
  const [first] = CANCELLATION_TEMPLATES.trade.steps;
  expect(templateOf({ steps: [{ ...first, time: '12:00' }] })).toBeUndefined();
});
