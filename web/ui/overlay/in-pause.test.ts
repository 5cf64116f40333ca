import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPause, PAUSE_MS } from './in-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what waits for a pause is done once, after the last of the presses and keys', () => {
  const page = new EventTarget();
  const act = vi.fn();
  inPause(page, act);
  vi.advanceTimersByTime(2 * PAUSE_MS);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2 * PAUSE_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

it('nothing is done in a pause after the waiting was stopped', () => {
  const page = new EventTarget();
  const act = vi.fn();
  const stop = inPause(page, act);
  page.dispatchEvent(new Event('pointerdown'));
  stop();
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2 * PAUSE_MS);
  expect(act).not.toHaveBeenCalled();
});
