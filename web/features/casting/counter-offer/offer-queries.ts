import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The counter-offers about one of the talent's requests. */
export function useTalentOffers(id: string) {
  return useQuery(query('GET /talent/requests/:id/counter-offers', { params: { id } }));
}

/** A page of the counter-offers of a project. */
export function useProjectOffers(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/counter-offers', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
