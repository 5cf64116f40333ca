import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of the own lists. */
export function useShortlists(page: number) {
  return useQuery(query('GET /shortlists', { query: { page } }));
}

/** All own lists, and which of these people are on each. */
export function useListsContaining(talentIds: readonly string[]) {
  return useQuery(query('GET /shortlists/containing', { query: { talent_id: [...talentIds] } }));
}

/** One list with a page of its people, while there is one. */
export function useShortlist(id: string, page: number, isThere: boolean) {
  return useQuery({ ...query('GET /shortlists/:id', { params: { id }, query: { page } }), enabled: isThere });
}
