import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';

/** One page of the user's notices, newest first. */
export function useNotices(page = 1) {
  return useQuery({ ...query('GET /notifications', { query: { page } }), placeholderData: keepPreviousData });
}

/** Marks one notice, or all, as read. */
export function useMarkRead() {
  // No toast on failure: the press has already opened the notice's page.
  const one = useCommand();
  const all = useCommand({ hasToast: true });
  return {
    markOne: ({ id }: { id: string }) => void one.run('POST /notifications/read', { body: { ids: [id] } }),
    markAll: () => void all.run('POST /notifications/read', { body: { all: true } }),
    isPending: all.isPending,
  };
}
