import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

const busyDaysQuery = query('GET /talent/busy-days', { query: {} });

/** The days from today on which the talent cannot work. */
export function useBusyDays() {
  return useQuery(busyDaysQuery);
}
