import { useQuery } from '@tanstack/react-query';
import { takeAddress } from './use-viewing.ts';

/** Has the browser fetch how the next person's film begins, as much as it thinks fit, so that it starts at once. */
export function FirstSeconds({ id }: { id: string }) {
  const address = useQuery(takeAddress(id));
  if (!address.data) return null;
  return <video hidden muted preload="auto" src={address.data.url} />;
}
