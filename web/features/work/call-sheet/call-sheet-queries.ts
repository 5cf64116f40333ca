import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of the days of work of a project. */
export function useProjectDays(id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/days', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** The sheet of a day as it is written. */
export function useSheetInHand(id: string, day: string) {
  return useQuery(query('GET /projects/:id/call-sheets/:day', { params: { id, day } }));
}

/** The sheets of an own assignment, those to come first. */
export function useOwnSheets(id: string) {
  return useQuery(query('GET /talent/assignments/:id/call-sheets', { params: { id }, query: {} }));
}

/** Every version of a sheet, newest first. */
export function useSheetVersions(id: string) {
  return useQuery(query('GET /call-sheets/:id/versions', { params: { id }, query: {} }));
}
