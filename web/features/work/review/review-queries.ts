import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of what company and talents say of each other after a project. */
export function useProjectReviews(project_id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/reviews', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the talent's own reviews. */
export function useOwnReviews(page: number) {
  return useQuery({ ...query('GET /talent/reviews', { query: { page } }), placeholderData: keepPreviousData });
}
