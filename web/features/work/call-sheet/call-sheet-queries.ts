import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of a project's working days. */
export function useProjectDays(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/days', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** The call sheet of a day, with its unpublished changes. */
export function useSheetInHand(id: string, day: string) {
  return useQuery(query('GET /projects/:id/call-sheets/:day', { params: { id, day } }));
}

/** The call sheets of one of the talent's assignments, coming days first. */
export function useOwnSheets(id: string) {
  return useQuery(query('GET /talent/assignments/:id/call-sheets', { params: { id }, query: {} }));
}

/** All versions of a call sheet, newest first. */
export function useSheetVersions(id: string) {
  return useQuery(query('GET /call-sheets/:id/versions', { params: { id }, query: {} }));
}
