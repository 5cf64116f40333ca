import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { REQUEST_GROUPS } from '#contract/casting/candidate.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';

export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** One page of the own requests of a group. The page before stays on the screen until the next has come. */
export function useRequests(group: RequestGroup, page = 1) {
  return useQuery({ ...query('GET /talent/requests', { query: { group, page } }), placeholderData: keepPreviousData });
}

/** The whole terms of one request. */
export function useRequest(id: string) {
  return useQuery({ ...query('GET /talent/requests/:id', { params: { id } }), enabled: id !== '' });
}

/**
 * Tells the company once that the request has been opened. The screen does not wait, and a failure is not the talent's
 * concern.
 */
export function useSeen(id: string | undefined) {
  const { run } = useCommand();
  useEffect(() => {
    if (id !== undefined) void run('POST /talent/seen/:id', { params: { id } });
  }, [id, run]);
}
