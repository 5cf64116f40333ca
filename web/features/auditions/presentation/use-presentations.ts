import { useQuery } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import { votesByCandidate } from './presentation.view.ts';

/** One presentation, as its company prepares it. */
export const usePresentation = (id: string) => useQuery(query('GET /presentations/:id', { params: { id } }));

// Defined outside the hook: `select` runs again only if its function or the data change.
const byCandidate = ({ items }: { readonly items: Parameters<typeof votesByCandidate>[0] }) => votesByCandidate(items);

/** The guests' opinions of all people of a project, by candidate: the board needs all pages at once. */
export function useClientVotes(projectId: string, mayRead: boolean) {
  const params = { id: projectId };
  return useQuery({
    queryKey: ['GET /projects/:id/client-votes', { params }, 'all'],
    queryFn: () => fetchPages((page) => api('GET /projects/:id/client-votes', { params, query: { page } })),
    select: byCandidate,
    enabled: mayRead,
  });
}

/** The address of a presentation for its company. */
export const presentationHref = (id: string): string => `/CompanyPresentation?id=${id}`;
