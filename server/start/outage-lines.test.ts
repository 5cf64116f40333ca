import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutageLines } from './outage-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an outage writes one line a minute, which tells what was left out', () => {
  const told: unknown[] = [];
  const lines = createOutageLines((omitted) => told.push(omitted));
  expect(lines.mayWrite('jobs')).toBe(true);
  for (let n = 0; n < 3; n++) expect(lines.mayWrite('jobs')).toBe(false);
  expect(lines.mayWrite('requests')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([{ jobs: 3, requests: 1 }]);
  // The line with the numbers was the line of this minute.
  expect(lines.mayWrite('requests')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([{ jobs: 3, requests: 1 }, { requests: 1 }]);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
  expect(lines.mayWrite('jobs')).toBe(true);
});
