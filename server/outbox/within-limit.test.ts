import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinLimit } from './within-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the wait for work that never ends is ended by its limit', async () => {
  const waiting = withinLimit(15, () => new Promise(() => {}));
  const outcome = expect(waiting).rejects.toMatchObject({ code: 'time_limit' });
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
});

test('work is told when its time is up, and not before', async () => {
  const signals: AbortSignal[] = [];
  const waiting = withinLimit(15, (signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  waiting.catch(() => {});
  await vi.advanceTimersByTimeAsync(14_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('the result of work is passed on, and no timer is left', async () => {
  await withinLimit(15, async () => {});
  await expect(withinLimit(15, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(vi.getTimerCount()).toBe(0);
});
