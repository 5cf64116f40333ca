import { useCommand } from '#web/api/use-command.ts';
import { onDemand, useWarmUp } from '#web/ui/overlay/on-demand.ts';
import { keeper } from './file-keeper.ts';
import { looker } from './film-looker.ts';
import { addSend, changeSend, claimSend, dropSend } from './sends.ts';

const sender = onDemand(() => import('./send-file.ts'));

/**
 * Uploads the bytes of a recording that the server has registered, and for a film also a picture. Never sends the same
 * recording twice at once.
 */
export function useByteSender(isFilm: boolean) {
  const { send } = useCommand();
  // Loaded early, while there is a connection.
  useWarmUp(sender);
  const sendPoster = async (id: string, file: Blob) => {
    if (!isFilm) return;
    const poster = await (await looker.fetch()).takePoster(file);
    if (poster) await send('POST /talent/recordings/:id/poster', { params: { id }, file: poster });
  };
  return async (id: string, file: Blob) => {
    if (!claimSend(id)) return;
    try {
      const [{ sendFile }, { letGo }] = await Promise.all([sender.fetch(), keeper.fetch()]);
      const sending = sendFile({
        id,
        file,
        onTurn: () => {
          changeSend(id, { stage: 'sending' });
          // The film can be watched without the picture, so a failure is ignored.
          sendPoster(id, file).catch(() => undefined);
        },
        onProgress: (part) => changeSend(id, { part, stage: 'sending' }),
        onWaiting: () => changeSend(id, { stage: 'waiting' }),
        onDone: () => {
          dropSend(id);
          void letGo(id);
        },
        onError: () => changeSend(id, { stage: 'failed' }),
      });
      addSend(id, sending);
    } catch (error) {
      dropSend(id);
      throw error;
    }
  };
}
