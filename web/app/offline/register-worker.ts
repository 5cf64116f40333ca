import { manifestPath } from '#web/app/manifest-path.ts';
import { isTypedOn } from '#web/ui/frame/outdated-page.ts';
import { clock } from '#web/ui/text/clock.ts';
import type { ToWorker, WorkerRole } from '#web/worker/messages.ts';

const WORKER = '/worker.js';
/** An app that is never closed asks for a new version when it is looked at, at most this often. */
const LOOK_EVERY_MS = 60 * 60_000;

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

/**
 * Lets a waiting worker take over unless the user has typed on the page; otherwise it waits for the next opening. The
 * page goes on with the files of its own version, which the server keeps.
 */
function letTakeOver({ waiting, active }: ServiceWorkerRegistration): void {
  if (active && !isTypedOn()) tell(waiting, { kind: 'take_over' });
}

/**
 * Registers the worker, and lets it keep the files of the role's screens. Resolves to false where the browser has no
 * room for a worker, or refuses it without an error.
 */
export async function registerWorker(role: WorkerRole): Promise<boolean> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  // After a sign-in the page still names the manifest of visitors, and an installation would start at Login.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(role));
  letTakeOver(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => letTakeOver(registration));
  });
  let looked = clock.now().getTime();
  document.addEventListener('visibilitychange', () => {
    letTakeOver(registration);
    const now = clock.now().getTime();
    if (document.hidden || now - looked < LOOK_EVERY_MS) return;
    looked = now;
    // Without a network the next look asks again.
    registration.update().catch(() => undefined);
  });
  const keep = () => tell(registration.active, { kind: 'keep_screens', role });
  navigator.serviceWorker.addEventListener('controllerchange', keep);
  await navigator.serviceWorker.ready;
  keep();
  return true;
}
