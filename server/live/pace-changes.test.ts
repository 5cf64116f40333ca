import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceChanges, paceFor } from './pace-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('changes of one moment are sent as one, and the next not too soon', () => {
  const say = vi.fn();
  const telling = paceChanges({ gather_ms: 50, apart_ms: 2_000 }, say);
  telling.add({ project: ['a'] });
  telling.add({ project: ['b'], notice: null });
  vi.advanceTimersByTime(49);
  expect(say).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(say.mock.calls).toEqual([[{ project: ['a', 'b'], notice: null }]]);
  for (let step = 0; step < 39; step += 1) {
    telling.add({ candidate: null });
    vi.advanceTimersByTime(50);
  }
  expect(say).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(say.mock.calls.slice(1)).toEqual([[{ candidate: null }]]);
});

test('gathered changes can be sent at once, and only once', () => {
  const say = vi.fn();
  const telling = paceChanges({ gather_ms: 50, apart_ms: 2_000 }, say);
  telling.flush();
  telling.add({ project: ['a'] });
  telling.flush();
  vi.advanceTimersByTime(2_000);
  expect(say.mock.calls).toEqual([[{ project: ['a'] }]]);
});

test('nothing is sent after the end', () => {
  const say = vi.fn();
  const telling = paceChanges({ gather_ms: 50, apart_ms: 50 }, say);
  telling.add({ project: ['a'] });
  telling.stop();
  vi.advanceTimersByTime(1_000);
  expect(say).not.toHaveBeenCalled();
});

test('changes are joined for 50 ms, and administrators get at most one event per two seconds', () => {
  expect(paceFor({ role: 'admin' })).toEqual({ gather_ms: 50, apart_ms: 2_000 });
  for (const role of ['talent', 'company'] as const) expect(paceFor({ role })).toEqual({ gather_ms: 50, apart_ms: 50 });
});
