import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** How the talent wants to be paid, as far as it may be shown. */
export function usePaymentDetails() {
  return useQuery(query('GET /talent/payment-details'));
}
