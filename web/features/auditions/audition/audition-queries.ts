import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of a project's auditions. */
export const useAuditions = (project_id: string, page: number) =>
  useQuery({
    ...query('GET /projects/:id/auditions', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });

/** One audition as its company sees it. */
export const useAudition = (id: string) => useQuery(query('GET /auditions/:id', { params: { id } }));

/** A page of the called people. */
export const useCalled = (id: string, page: number) =>
  useQuery({
    ...query('GET /auditions/:id/invitations', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });

/** A page of the people that can be added to the audition. */
export const usePossible = (id: string, page: number) =>
  useQuery({
    ...query('GET /auditions/:id/possible', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
