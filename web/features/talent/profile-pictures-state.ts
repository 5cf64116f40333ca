import { useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '#contract/talent.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useKeepProfile } from './own-profile.ts';

const { queryKey } = query('GET /talent/profile');

/** Adds, orders and removes the own pictures. The new order is on the screen at once and goes back if it is refused. */
export function usePictures() {
  const client = useQueryClient();
  const keep = useKeepProfile();
  const { send } = useCommand();
  const ordering = useCommand();
  // Several pictures are sent at once, and the answers may come in another order than they were written: what is asked
  // for anew is what holds.
  const upload = async (file: Blob) => {
    await send('POST /talent/media', { file });
    const now = client.getQueryData<OwnProfile>(queryKey);
    if (now) keep(now);
  };
  /** Resolves to whether the order was taken. */
  const order = async (ids: string[]): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<OwnProfile>(queryKey);
    if (before) {
      const media = ids.flatMap((id) => before.media.filter((picture) => picture.id === id));
      keep({ ...before, media, profile_image: media[0]?.url ?? before.profile_image });
    }
    const profile = await ordering.run('PUT /talent/media/order', { body: { ids } });
    const now = profile ?? before;
    if (now) keep(now);
    return profile !== undefined;
  };
  const remove = async (id: string) => keep(await send('DELETE /talent/media/:id', { params: { id } }));
  return { upload, order, orderFailure: ordering.failure, remove };
}
