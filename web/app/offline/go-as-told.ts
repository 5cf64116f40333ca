import { goTo } from '#web/ui/frame/location.ts';
import type { FromWorker } from '#web/worker/messages.ts';

/** Goes to the path of a tapped notification, as if a link of this page had been pressed. */
export function goAsTold(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<FromWorker | null>) => {
    if (data?.kind !== 'go') return;
    ports[0]?.postMessage('gone');
    goTo(data.path);
  });
  navigator.serviceWorker.startMessages();
}
