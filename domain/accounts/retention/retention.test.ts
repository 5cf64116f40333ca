import { describe, expect, test } from 'vitest';
import { RETAINED, RETENTION } from './classes.ts';
import { dayBefore, instantBefore, partsOf } from './period.ts';
import type { RetentionClass } from './retention-class.ts';

test.each([
  ['P0D', '2026-11-23T12:00:00.000Z'],
  ['P30D', '2026-10-24T12:00:00.000Z'],
  ['P12M', '2025-11-23T12:00:00.000Z'],
  ['P24M', '2024-11-23T12:00:00.000Z'],
  ['P2Y', '2024-11-23T12:00:00.000Z'],
] as const)('%s before', (period, instant) => {
  expect(instantBefore('2026-11-23T12:00:00.000Z', period)).toBe(instant);
});

test('in a month without the day, the last day counts', () => {
  expect(instantBefore('2024-02-29T12:00:00.000Z', 'P1Y')).toBe('2023-02-28T12:00:00.000Z');
  expect(instantBefore('2026-03-31T12:00:00.000Z', 'P1M')).toBe('2026-02-28T12:00:00.000Z');
});

test('the day of a period is the Swedish one', () => {
  expect(dayBefore('2026-11-23T23:30:00.000Z', 'P30D')).toBe('2026-10-25');
});

describe('every class', () => {
  test.each(RETAINED)('%s names its content and its outcome', (id) => {
    const one: RetentionClass = RETENTION[id];
    // A class that the job ends has a period, and a period counts from a column.
    if (one.ended_by === 'run') expect(one.period).not.toBeNull();
    expect(one.period === null).toBe(one.since === null);
    if (one.period !== null) expect(() => partsOf(one.period ?? 'P0D')).not.toThrow();
    expect(one.outcome === 'kept').toBe(one.ended_by === 'law' || one.ended_by === 'nothing');
  });
});
