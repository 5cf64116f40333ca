import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';

/** One page of the own notices, newest first. */
export function useNotices(page = 1) {
  return useQuery({ ...query('GET /notifications', { query: { page } }), placeholderData: keepPreviousData });
}

/** Marks all notices, or those with the ids, as read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | 'all') =>
      api('POST /notifications/read', { body: ids === 'all' ? { all: true } : { ids } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /notifications'] }),
        client.invalidateQueries({ queryKey: ['GET /talent/poll'] }),
      ]),
  });
}
