import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A booking, and the people who could replace its talent. */
export function useReplacement(id: string) {
  return useQuery(query('GET /bookings/:id/replacement', { params: { id } }));
}
