import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

const overviewQuery = query('GET /account/security');

/** What protects the account of whoever is signed in. */
export function useSecurity() {
  return useQuery(overviewQuery);
}
