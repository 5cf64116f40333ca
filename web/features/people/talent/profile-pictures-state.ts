import { useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '#contract/people/talent.ts';
import { expecting } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import type { Upload } from '#web/ui/form/use-uploads.ts';
import { checkSessionAgainst, ownProfileQuery } from './own-profile.ts';
import { inOrder } from './picture-order.ts';

const { queryKey } = ownProfileQuery;

/**
 * Adds, orders and removes the talent's pictures. A new order shows before the server answers, and is reverted if the
 * server refuses.
 */
export function usePictures() {
  const client = useQueryClient();
  const { send } = useCommand();
  const ordering = useCommand();
  // Compares with the cached profile instead of the answer, because another upload may have ended meanwhile.
  const checkSession = () => {
    const now = client.getQueryData<OwnProfile>(queryKey);
    if (now) checkSessionAgainst(now);
  };
  const upload: Upload = async (file, _name, onProgress) => {
    await send('POST /talent/media', { file, onProgress });
    checkSession();
  };
  /** Resolves to true if the server accepted the order. */
  const order = (ids: string[]): Promise<boolean> =>
    expecting<OwnProfile, boolean>(
      queryKey,
      (profile) => inOrder(profile, ids),
      async () => {
        const isTaken = (await ordering.run('PUT /talent/media/order', { body: { ids } })) !== undefined;
        if (isTaken) checkSession();
        return isTaken;
      },
    );
  const remove = async (id: string) => {
    await send('DELETE /talent/media/:id', { params: { id } });
    checkSession();
  };
  return { upload, order, orderFailure: ordering.failure, remove };
}
