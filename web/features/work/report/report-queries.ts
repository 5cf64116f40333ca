import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** The report of an assignment, by the candidate's id. */
export function useReport(id: string) {
  return useQuery({ ...query('GET /assignments/:id/report', { params: { id } }), enabled: id !== '' });
}

/**
 * The reports of a project by person, from all pages, since a company approves all reports that match the plan at once.
 */
export function useProjectReports(project_id: string) {
  return useQuery({
    queryKey: ['GET /projects/:id/reports', { params: { id: project_id } }, 'all'],
    queryFn: () =>
      fetchPages((page) => api('GET /projects/:id/reports', { params: { id: project_id }, query: { page } })),
  });
}

/** A page of the disputes between companies and talents. */
export function useDisputes(page: number) {
  return useQuery({ ...query('GET /admin/disputes', { query: { page } }), placeholderData: keepPreviousData });
}
