import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { REQUEST_GROUPS, RequestDetails } from '#contract/candidate.ts';
import { api, query } from '#web/api/client.ts';
import type { AnswerCommand } from './request.view.ts';

export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** One page of the own requests of a group. The page before stays on the screen until the next has come. */
export function useRequests(group: RequestGroup, page = 1) {
  return useQuery({ ...query('GET /talent/requests', { query: { group, page } }), placeholderData: keepPreviousData });
}

/** The whole terms of one request. */
export function useRequest(id: string) {
  return useQuery({ ...query('GET /talent/requests/:id', { params: { id } }), enabled: id !== '' });
}

/** Tells the company once that the request has been opened. Nobody waits for it, and a failure is not the talent's concern. */
export function useSeen(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) api('POST /talent/seen/:id', { params: { id } }).catch(() => {});
  }, [id]);
}

interface Answer {
  readonly command: AnswerCommand;
  readonly message: string;
}

/** Answers a request. A refusal fetches it anew, so that the screen shows what is true now. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  const details = query('GET /talent/requests/:id', { params: { id } }).queryKey;
  return useMutation({
    mutationFn: ({ command, message }: Answer): Promise<RequestDetails> =>
      api(`POST /talent/requests/:id/${command}`, { params: { id }, body: { message } }),
    onSuccess: (request) => client.setQueryData(details, request),
    onError: () => client.invalidateQueries({ queryKey: details }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /talent/requests'] }),
        client.invalidateQueries({ queryKey: ['GET /talent/poll'] }),
      ]),
  });
}
