import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN_AFTER_MS, LEFT_WITHIN_MS, loadPart } from './network.ts';

const broken = new TypeError('error loading dynamically imported module: /assets/x.js');
let listeners: Partial<Record<string, () => void>>;

// The files of one worker share their globals.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  listeners = {};
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void, { signal }: AddEventListenerOptions = {}) => {
      listeners[name] = listener;
      signal?.addEventListener('abort', () => delete listeners[name]);
    },
  });
});

it('code that could not be loaded is loaded once more after a pause', async () => {
  const load = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue('code');
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('code');
});

it('code that fails twice with a network is missing', async () => {
  const load = vi.fn().mockRejectedValue(broken);
  const failed = expect(loadPart(load)).rejects.toBe(broken);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER_MS);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});

it('code is loaded as soon as there is a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue('code');
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { onLine: true });
  listeners.online?.();
  await expect(loaded).resolves.toBe('code');
});

// The last one, because the module remembers it.
it('while the page is being left, code whose loading Firefox has ended is not missing', async () => {
  const load = vi.fn().mockRejectedValue(broken);
  let error: unknown;
  loadPart(load).catch((thrown: unknown) => {
    error = thrown;
  });
  listeners.beforeunload?.();
  await vi.advanceTimersByTimeAsync(LEFT_WITHIN_MS - 1);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toBe(broken);
  expect(listeners).toEqual({});
});
