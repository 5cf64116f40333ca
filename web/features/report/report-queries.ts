import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The report of an assignment, by the candidate's id. */
export function useReport(id: string) {
  return useQuery({ ...query('GET /assignments/:id/report', { params: { id } }), enabled: id !== '' });
}

/** A page of a project's reports, by person. */
export function useProjectReports(project_id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/reports', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what companies and talents do not agree on. */
export function useDisputes(page: number) {
  return useQuery({ ...query('GET /admin/disputes', { query: { page } }), placeholderData: keepPreviousData });
}
