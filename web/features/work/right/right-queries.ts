import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of a project's rights, by person. */
export function useProjectRights(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/rights', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
