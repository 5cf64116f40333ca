import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** Has the browser fetch how the next person's film begins, as much as it thinks fit, so that it starts at once. */
export function FirstSeconds({ id }: { id: string }) {
  // The address that the player will play from: another would be fetched anew.
  const address = useQuery({
    ...query('GET /recordings/:id/address', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!address.data) return null;
  return <video hidden muted preload="auto" src={address.data.url} />;
}
