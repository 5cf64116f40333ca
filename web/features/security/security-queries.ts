import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

const overviewQuery = query('GET /account/security');

/** What protects the account of whoever is signed in. */
export function useSecurity() {
  return useQuery(overviewQuery);
}

/** Fetches the overview anew after a change of it, and waits for it, so that no old state is seen in between. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: overviewQuery.queryKey });
}
