import type { SearchHit } from '#contract/search.ts';
import type { TalentQuery } from '#domain/matching/condition.ts';
import { readSearch, type SearchState, writeSearch } from '#web/features/search/search-address.ts';

/** Present once the role's own wishes have been changed, so that no wishes at all is also a search. */
const OWN = 'filters';

/** The search of a role: what stands in the address, or whom the role wants while nothing has been changed. */
export function readRoleSearch(params: URLSearchParams, wanted: TalentQuery): SearchState {
  const search = readSearch(params);
  return params.has(OWN) ? search : { ...search, query: wanted };
}

/** The address of a changed search; project and role stay. */
export function writeRoleSearch(search: SearchState, params: URLSearchParams): URLSearchParams {
  const next = writeSearch(search, params);
  next.set(OWN, 'own');
  return next;
}

/** Whether somebody is picked for the role or asked about it; asked weighs more. */
export function markOf(hit: Pick<SearchHit, 'marks'>, roleId: string): 'picked' | 'asked' | undefined {
  const kinds = hit.marks.filter((mark) => mark.role_id === roleId).map((mark) => mark.kind);
  return kinds.includes('asked') ? 'asked' : kinds[0];
}
