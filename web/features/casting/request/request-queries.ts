import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { REQUEST_GROUPS } from '#contract/casting/candidate.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';

export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** One page of the talent's requests in a group. The previous page stays until the next one has loaded. */
export function useRequests(group: RequestGroup, page = 1) {
  return useQuery({ ...query('GET /talent/requests', { query: { group, page } }), placeholderData: keepPreviousData });
}

/** One request with its full terms. */
export function useRequest(id: string) {
  return useQuery({ ...query('GET /talent/requests/:id', { params: { id } }), enabled: id !== '' });
}

/**
 * Tells the company once that the talent has opened the request. The screen neither waits nor shows a failure: the
 * talent could do nothing about it.
 */
export function useSeen(id: string | undefined) {
  const { run } = useCommand();
  useEffect(() => {
    if (id !== undefined) void run('POST /talent/seen/:id', { params: { id } });
  }, [id, run]);
}
