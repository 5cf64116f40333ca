import { onlineManager, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { keptDateOf } from '#web/api/kept-dates.ts';
import { ANSWER_FRESH_MS } from './timing.ts';

/** True for one retry after a network failure. An answer of the server is final, also a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.code === 'offline';
}

/**
 * The new data, with the unchanged parts of those before, so that these are not drawn again. An answer of the phone and
 * one of the server are never mixed: the screen shows how old the former is.
 */
const shared = (before: unknown, now: unknown): unknown =>
  keptDateOf(before) === undefined && keptDateOf(now) === undefined ? replaceEqualDeep(before, now) : now;

// The library hears only of changes: a page that begins without a network would count as connected.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

export const queryClient = new QueryClient({
  defaultOptions: {
    // Asks once even without a network, because the phone may have kept the answer. The retry waits for the network.
    queries: { retry: mayRetry, staleTime: ANSWER_FRESH_MS, networkMode: 'offlineFirst', structuralSharing: shared },
    mutations: { retry: false },
  },
});
