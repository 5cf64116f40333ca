import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FillOrder } from '#domain/auditions/audition/fill.ts';
import { query } from '#web/api/client.ts';

/** The slots of one audition day. Without `day`: the first day from today on, otherwise the last day. */
export function useTimes(id: string, day?: string) {
  return useQuery({
    ...query('GET /auditions/:id/times', { params: { id }, query: { day } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the called people without a slot. */
export function useUntimed(id: string, page: number) {
  return useQuery({
    ...query('GET /auditions/:id/untimed', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the people that ask for another slot. */
export function useWishes(id: string, page: number) {
  return useQuery({
    ...query('GET /auditions/:id/wishes', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** The proposed slot of each person without one. */
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

/** A page of the slots that the talent may choose. */
export function useFreeTimes(id: string, page: number) {
  return useQuery({
    ...query('GET /talent/invitations/:id/free-times', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}
