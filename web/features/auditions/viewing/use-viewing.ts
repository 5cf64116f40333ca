import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ViewedPerson } from '#contract/auditions/viewing.ts';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** The people called to an audition for a role, all pages together: the user goes through all of them. */
export function usePeople(id: string, role_id: string) {
  return useQuery({
    queryKey: ['GET /auditions/:id/people', { params: { id }, query: { role_id } }, 'all'],
    queryFn: () =>
      fetchPages<ViewedPerson, Awaited<ReturnType<typeof api<'GET /auditions/:id/people'>>>>((page) =>
        api('GET /auditions/:id/people', { params: { id }, query: { role_id, page } }),
      ),
  });
}

const viewingQuery = (id: string) => query('GET /invitations/:id/viewing', { params: { id } });

export const useViewing = (id: string) => useQuery(viewingQuery(id));

/**
 * Prefetches the next person and the picture of that person's first ready take.
 * @returns the id of that take; undefined while there is none
 */
export function useFetchAhead(id: string | undefined): string | undefined {
  const next = useQuery({ ...viewingQuery(id ?? ''), enabled: id !== undefined });
  const take = next.data?.takes.find(({ status }) => status === 'ready');
  const poster = take?.poster_url;
  useEffect(() => {
    if (poster) new Image().src = poster;
  }, [poster]);
  return take?.id;
}
