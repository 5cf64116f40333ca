import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The talent's payment details, with the numbers masked. */
export function usePaymentDetails() {
  return useQuery(query('GET /talent/payment-details'));
}
