import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** The closings of a project's roles, done and scheduled, from all pages, since a screen shows every role. */
export function useClosings(project_id: string) {
  return useQuery({
    queryKey: ['GET /projects/:id/closings', { params: { id: project_id } }, 'all'],
    queryFn: () =>
      fetchPages((page) => api('GET /projects/:id/closings', { params: { id: project_id }, query: { page } })),
  });
}
