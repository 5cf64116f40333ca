import { useQuery } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** Everything a project has agreed on, by person, all pages together: a company signs all of it in one go. */
export function useProjectAgreements(project_id: string) {
  return useQuery({
    queryKey: ['GET /projects/:id/agreements', { params: { id: project_id } }, 'all'],
    queryFn: () =>
      fetchPages((page) => api('GET /projects/:id/agreements', { params: { id: project_id }, query: { page } })),
    enabled: project_id !== '',
  });
}

/** One agreement with its words and signatures. */
export function useAgreement(id: string) {
  return useQuery({ ...query('GET /agreements/:id', { params: { id } }), enabled: id !== '' });
}
