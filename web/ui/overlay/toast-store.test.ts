import { expect, test, vi } from 'vitest';
import { TOAST_REMOVE_DELAY_MS } from './toast-reducer.ts';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

test('a dismissed toast leaves the list after the delay, not before', () => {
  vi.useFakeTimers();
  const id = showToast('Sparat');
  dismissToast(id);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(toastStore.read()).toMatchObject([{ id, is_open: false }]);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toEqual([]);
  vi.useRealTimers();
});
