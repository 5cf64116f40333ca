import { useCommand } from '#web/api/use-command.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type Place, undone } from './times.view.ts';

/** Moves people between slots, with a toast that offers to undo. No message goes out until the slots are published. */
export function usePlaces(auditionId: string) {
  const { run, isPending } = useCommand({ hasToast: true });
  const put = async (places: readonly Place[], words: string): Promise<boolean> => {
    const params = { id: auditionId };
    const done = await run('POST /auditions/:id/places', { params, body: { places: [...places] } });
    if (!done) return false;
    const undo = () => run('POST /auditions/:id/places', { params, body: { places: undone(places) } });
    showToast(words, { action: { label: 'Ångra', onChoose: undo } });
    return true;
  };
  return { put, isPending };
}
