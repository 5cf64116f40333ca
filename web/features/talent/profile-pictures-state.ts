import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '#contract/talent.ts';
import { api, query } from '#web/api/client.ts';
import { useKeepProfile } from './own-profile.ts';

const { queryKey } = query('GET /talent/profile');

/** Adds, orders and removes the own pictures. The new order is on the screen at once and goes back if it is refused. */
export function usePictures() {
  const client = useQueryClient();
  const keep = useKeepProfile();
  const upload = async (file: Blob) => {
    keep(await api('POST /talent/media', { file }));
    // Several pictures are sent at once, and the answers may come in another order than they were written.
    await client.invalidateQueries({ queryKey });
  };
  const order = useMutation({
    mutationFn: (ids: string[]) => api('PUT /talent/media/order', { body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<OwnProfile>(queryKey);
      if (!before) return undefined;
      const media = ids.flatMap((id) => before.media.filter((picture) => picture.id === id));
      keep({ ...before, media, profile_image: media[0]?.url ?? before.profile_image });
      return before;
    },
    onSuccess: keep,
    onError: (_, __, before) => {
      if (before) keep(before);
      return client.invalidateQueries({ queryKey });
    },
  });
  const remove = async (id: string) => keep(await api('DELETE /talent/media/:id', { params: { id } }));
  return { upload, order, remove };
}
