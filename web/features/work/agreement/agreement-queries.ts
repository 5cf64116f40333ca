import { useQuery } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** All agreements of a project, by person, from all pages, since a company can sign all of them at once. */
export function useProjectAgreements(project_id: string) {
  return useQuery({
    queryKey: ['GET /projects/:id/agreements', { params: { id: project_id } }, 'all'],
    queryFn: () =>
      fetchPages((page) => api('GET /projects/:id/agreements', { params: { id: project_id }, query: { page } })),
    enabled: project_id !== '',
  });
}

/** One agreement with its text and signatures. */
export function useAgreement(id: string) {
  return useQuery({ ...query('GET /agreements/:id', { params: { id } }), enabled: id !== '' });
}
