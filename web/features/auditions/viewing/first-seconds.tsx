import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** Preloads the beginning of the next person's film (the browser decides how much), so that the film starts at once. */
export function FirstSeconds({ id }: { id: string }) {
  // The player must use this same address: from another address the browser would fetch the film again.
  const address = useQuery({
    ...query('GET /recordings/:id/address', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!address.data) return null;
  return <video hidden muted preload="auto" src={address.data.url} />;
}
