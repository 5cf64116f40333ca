import { api } from '#web/api/client.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Opens a document in a new window. The address from the server is valid for a few minutes. */
export function useOpenDocument(): (id: string) => Promise<void> {
  const errorText = useErrorText();
  return async (id) => {
    // Opened during the press, because browsers block windows that are opened later.
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
