import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A booking and its possible replacements. */
export function useReplacement(id: string) {
  return useQuery(query('GET /bookings/:id/replacement', { params: { id } }));
}
