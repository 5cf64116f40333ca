import { api } from '#web/api/client.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Opens a document in a new window, by an address that is asked for with the press and good for a few minutes. */
export function useOpenDocument(): (id: string) => Promise<void> {
  const errorText = useErrorText();
  return async (id) => {
    // Opened with the press, since a browser stops a window that comes later.
    const opened = window.open('', '_blank');
    try {
      const { url } = await api('GET /documents/:id/address', { params: { id } });
      if (opened) opened.location = url;
    } catch (error) {
      opened?.close();
      showToast(errorText(error), { tone: 'lost' });
    }
  };
}
