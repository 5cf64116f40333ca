import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RightRow } from '#contract/right.ts';
import type { RightGroup, ShownGroup } from '#domain/right/right-groups.ts';
import { api, query } from '#web/api/client.ts';

interface Wanted {
  readonly group: RightGroup;
  readonly text: string;
}

/** A page of the own company's rights. */
export function useCompanyRights(wanted: Wanted & { readonly page: number }) {
  return useQuery({ ...query('GET /company/rights', { query: wanted }), placeholderData: keepPreviousData });
}

/** Every page of the same, for who takes them along. */
export async function fetchCompanyRights(wanted: Wanted): Promise<RightRow[]> {
  const rows: RightRow[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await api('GET /company/rights', { query: { ...wanted, page } });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** A page of a project's rights, by person. */
export function useProjectRights(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/rights', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the talent's agreements let companies show and make. */
export function useGrantedRights(group: ShownGroup, page: number) {
  return useQuery({ ...query('GET /talent/rights', { query: { group, page } }), placeholderData: keepPreviousData });
}
