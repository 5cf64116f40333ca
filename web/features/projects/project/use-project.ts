import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** One project with all its details. */
export function useProject(id: string) {
  return useQuery(query('GET /projects/:id', { params: { id } }));
}
