import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of the lists of the company, or of the administrator's own lists. */
export function useShortlists(page: number) {
  return useQuery(query('GET /shortlists', { query: { page } }));
}

/** All lists of the company, or the administrator's own; each names those of the given people who are on it. */
export function useListsContaining(talentIds: readonly string[]) {
  return useQuery(query('GET /shortlists/containing', { query: { talent_id: [...talentIds] } }));
}

/** One list with a page of its people. Not fetched while `isThere` is false. */
export function useShortlist(id: string, page: number, isThere: boolean) {
  return useQuery({ ...query('GET /shortlists/:id', { params: { id }, query: { page } }), enabled: isThere });
}
