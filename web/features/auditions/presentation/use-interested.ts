import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/**
 * A project's candidates that have said yes, have no final answer and may be seen by the company, in the board's order.
 */
export function useInterested(projectId: string, isWanted: boolean) {
  const params = { id: projectId };
  return useQuery({
    queryKey: ['GET /projects/:id/candidates', { params }, 'all'],
    queryFn: () => fetchPages((page) => api('GET /projects/:id/candidates', { params, query: { page } })),
    select: ({ items }) =>
      items.filter((row) => row.interest_status === 'interested' && row.talent.id !== null && row.closed_date === null),
    enabled: isWanted,
  });
}
