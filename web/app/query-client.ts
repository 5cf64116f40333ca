import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { ANSWER_FRESH_MS } from './timing.ts';

/** True for one retry after a network failure. An answer of the server is final, also a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.code === 'offline';
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: ANSWER_FRESH_MS },
    mutations: { retry: false },
  },
});
