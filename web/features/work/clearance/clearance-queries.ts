import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** One page of a project's booked people under 18, each with the clearance. */
export function useProjectClearances(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/clearances', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
