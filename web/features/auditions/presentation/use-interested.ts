import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';

/** The candidates of a project that have said yes and have no final answer, in the order of the company's board. */
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
