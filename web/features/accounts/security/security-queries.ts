import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

const overviewQuery = query('GET /account/security');

/** The sign-in address, password, second factor, passkeys, sessions and linked accounts of the signed-in account. */
export function useSecurity() {
  return useQuery(overviewQuery);
}
