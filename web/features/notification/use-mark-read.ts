import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Marks notices as read, then asks anew for everything that counts or lists them. */
export function useMarkRead() {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => api('POST /notifications/read', { body: which }),
    onSuccess: () => {
      for (const name of ['GET /talent/poll', 'GET /company/poll', 'GET /notifications']) {
        void queries.invalidateQueries({ queryKey: [name] });
      }
    },
    onError: (error) => showToast(errorText(error), { tone: 'lost' }),
  });
}
