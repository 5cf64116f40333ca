import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** One page of the booked people under 18 of a project. */
export function useProjectClearances(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/clearances', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
