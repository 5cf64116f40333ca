import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** One page of the own notices, newest first. */
export function useNotices(page = 1) {
  return useQuery({ ...query('GET /notifications', { query: { page } }), placeholderData: keepPreviousData });
}

const COUNTING_OR_LISTING = ['GET /talent/poll', 'GET /company/poll', 'GET /admin/poll', 'GET /notifications'] as const;

/** Marks one notice, or all, as read, then asks anew for everything that counts or lists them. */
export function useMarkRead() {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (which: { id: string } | 'all') =>
      api('POST /notifications/read', { body: which === 'all' ? { all: true } : { ids: [which.id] } }),
    onSuccess: () => Promise.all(COUNTING_OR_LISTING.map((name) => client.invalidateQueries({ queryKey: [name] }))),
    onError: (error, which) => {
      // Whoever opened one is already reading what it is about, and need not hear that the mark could not be set.
      if (which === 'all') showToast(errorText(error), { tone: 'lost' });
    },
  });
}
