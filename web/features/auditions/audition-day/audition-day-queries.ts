import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FillOrder } from '#domain/auditions/audition/fill.ts';
import { query } from '#web/api/client.ts';

/** A day of an audition; without `day` the first day that is not over. */
export function useTimes(id: string, day?: string) {
  return useQuery({
    ...query('GET /auditions/:id/times', { params: { id }, query: { day } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the called people without a time. */
export function useUntimed(id: string, page: number) {
  return useQuery({
    ...query('GET /auditions/:id/untimed', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the people that ask for another time. */
export function useWishes(id: string, page: number) {
  return useQuery({
    ...query('GET /auditions/:id/wishes', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** The proposed times, by person. */
export function useFilling(id: string, order: FillOrder, seed: number) {
  return useQuery({
    ...query('GET /auditions/:id/filling', { params: { id }, query: { order, seed } }),
    placeholderData: keepPreviousData,
  });
}

/** The talent's appointment. */
export function useOwnTime(id: string) {
  return useQuery(query('GET /talent/invitations/:id/time', { params: { id } }));
}

/** Times that the talent may choose. */
export function useFreeTimes(id: string, page: number) {
  return useQuery({
    ...query('GET /talent/invitations/:id/free-times', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
