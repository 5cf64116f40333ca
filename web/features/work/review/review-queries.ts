import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of a project's mutual reviews. */
export function useProjectReviews(project_id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/reviews', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the talent's reviews. */
export function useOwnReviews(page: number) {
  return useQuery({ ...query('GET /talent/reviews', { query: { page } }), placeholderData: keepPreviousData });
}
