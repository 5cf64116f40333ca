import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DaySpan } from '#domain/time/day.ts';
import { api, query } from '#web/api/client.ts';

const busyDaysQuery = query('GET /talent/busy-days', { query: {} });

/** The days from today on that the talent cannot work. */
export function useBusyDays() {
  return useQuery(busyDaysQuery);
}

export type BusyDaysChange =
  | { readonly kind: 'add'; readonly span: DaySpan }
  | { readonly kind: 'remove'; readonly id: string };

/** Adds or removes days; what is shown is what the server then has. */
export function useBusyDaysChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: BusyDaysChange) =>
      change.kind === 'add'
        ? api('POST /talent/busy-days', { body: change.span })
        : api('DELETE /talent/busy-days/:id', { params: { id: change.id } }),
    onSuccess: (days) => client.setQueryData(busyDaysQuery.queryKey, days),
  });
}
