import { manifestPath } from '#web/app/manifest-path.ts';
import { onSessionEvent } from '#web/features/accounts/session/session-events.ts';
import { readSession } from '#web/features/accounts/session/session-store.ts';
import { isTypedOn } from '#web/ui/frame/outdated-page.ts';
import { clock } from '#web/ui/text/clock.ts';
import type { ToWorker, WorkerRole } from '#web/worker/messages.ts';
import { goAsTold } from './go-as-told.ts';
import { keepPushes } from './keep-pushes.ts';

const WORKER = '/worker.js';
/** An app that is never closed asks for a new version when it is looked at, at most this often. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Resolves when the browser has nothing else to do. Safari does not tell, so there it resolves soon. */
const whenIdle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done());
    else setTimeout(done);
  });

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

/**
 * Lets a waiting worker take over unless the user has typed on the page; otherwise it waits for the next opening. The
 * page goes on with the files of its own version, which the server keeps.
 */
function letTakeOver({ waiting, active }: ServiceWorkerRegistration): void {
  if (active && !isTypedOn()) tell(waiting, { kind: 'take_over' });
}

async function register(role: WorkerRole): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  // Undefined where the browser refuses workers without an error.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
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
}

/** After a sign-in the page still names the manifest of visitors, and an installation would start at Login. */
function nameManifest(role: WorkerRole): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(role));
}

let begun: WorkerRole | undefined;
async function begin(): Promise<void> {
  const role = readSession().record?.role;
  if (!role || role === begun) return;
  begun = role;
  nameManifest(role);
  await whenIdle();
  // A browser without room for a worker goes on without one.
  await register(role).catch(() => undefined);
  await keepPushes();
}

/** Registers the worker when somebody is signed in: a visitor has nothing to read without a network. */
export function startOffline(): void {
  goAsTold();
  onSessionEvent(({ event }) => {
    if (event === 'signed_in') void begin();
  });
  void begin();
}
