import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RightGroup } from '#domain/work/right/right-groups.ts';
import { query } from '#web/api/client.ts';

interface Wanted {
  readonly group: RightGroup;
  readonly text: string;
}

/** A page of the own company's rights. */
export function useCompanyRights(wanted: Wanted & { readonly page: number }) {
  return useQuery({ ...query('GET /company/rights', { query: wanted }), placeholderData: keepPreviousData });
}

/** A page of a project's rights, by person. */
export function useProjectRights(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/rights', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
