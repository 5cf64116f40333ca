import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of a project's agreements, by person. */
export function useProjectAgreements(project_id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/agreements', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** One agreement with its words and signatures. */
export function useAgreement(id: string) {
  return useQuery({ ...query('GET /agreements/:id', { params: { id } }), enabled: id !== '' });
}
