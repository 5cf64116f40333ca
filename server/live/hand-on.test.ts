import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOnAll } from './hand-on.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const streams = (count: number) => Array.from({ length: count }, () => ({ handOn: vi.fn() }));
const handed = (all: readonly { handOn: ReturnType<typeof vi.fn> }[]) =>
  all.filter(({ handOn }) => handOn.mock.calls.length > 0).length;

test('streams are handed on in the second half of a drain, a few at a time', () => {
  const all = streams(100);
  handOnAll(all, 4_000);
  vi.advanceTimersByTime(1_999);
  const counts = [handed(all)];
  for (let step = 0; step < 4; step += 1) {
    vi.advanceTimersByTime(500);
    counts.push(handed(all));
  }
  expect(counts).toEqual([0, 25, 50, 75, 100]);
});

test('without a drain, the closing hands the streams on', () => {
  const all = streams(2);
  handOnAll(all, 0);
  vi.runAllTimers();
  expect(handed(all)).toBe(0);
});
