import { returnPath } from '#web/features/accounts/session/return-path.ts';
import { inText } from '#web/features/talk/push/in-text.ts';
import type { FromWorker } from './messages.ts';
import type { OpenPage, WorkerScope } from './worker-scope.ts';

/** What a push says. */
interface Pushed {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
}

/** The route by which a browser adds itself. */
const DEVICES = '/api/v1/account/push/devices';
/** The browser demands that each push is shown, also one that cannot be read. */
const UNREADABLE: Pushed = { title: 'Nytt i Medverka', path: '/Dashboard', tag: 'unreadable' };
/** Time, in ms, in which an open page says that it has gone to the path; one of an earlier version says nothing. */
const PATIENCE_MS = 1_000;

/** Reads a push. Its path is one of this site; any other leads to the dashboard. */
export function readPush(text: string | undefined, origin: string): Pushed {
  try {
    const { title, path, tag } = JSON.parse(text ?? '') as Partial<Record<keyof Pushed, unknown>>;
    if (typeof title !== 'string' || typeof path !== 'string' || typeof tag !== 'string') return UNREADABLE;
    return { title, path: returnPath(path, origin) ?? UNREADABLE.path, tag };
  } catch {
    return UNREADABLE;
  }
}

/** Asks an open page to go to a path by itself, so that it can ask about text that is not saved. */
const doesGo = (page: OpenPage, path: string) =>
  new Promise<boolean>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(true);
    setTimeout(() => done(false), PATIENCE_MS);
    page.postMessage({ kind: 'go', path } satisfies FromWorker, [port2]);
  });

/** Shows a path: in the page that has it open, in any open page, or in a new one. */
export async function openPath({ clients, location }: Pick<WorkerScope, 'clients' | 'location'>, path: string) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { href } = new URL(path, location.origin);
  const there = pages.find(({ url }) => url === href);
  if (there) return void (await there.focus());
  const [page] = pages;
  if (page) {
    // A browser that lets no page come to the front lets it go to the path.
    const shown = await page.focus().catch(() => page);
    if (await doesGo(shown, path)) return;
  }
  await clients.openWindow(href);
}

/** Subscribes again for the same key, and tells the server; if nobody is signed in, the next opening does. */
async function subscribeAgain(
  { registration }: WorkerScope,
  former: PushSubscription | null | undefined,
  next: PushSubscription | null | undefined,
): Promise<void> {
  const key = (next ?? former)?.options.applicationServerKey;
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = next ?? (await registration.pushManager.subscribe(options));
  const body = {
    public_key: inText(key),
    endpoint: subscription.endpoint,
    p256dh: inText(subscription.getKey('p256dh')),
    auth: inText(subscription.getKey('auth')),
  };
  const headers = { 'content-type': 'application/json' };
  await fetch(DEVICES, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Shows each push, and opens what it is about when it is tapped. */
export function hearPushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, path, tag } = readPush(event.data?.text(), worker.location.origin);
    const look = { tag, lang: 'sv', icon: '/icon-192.png', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, look));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { readonly path: string };
    event.waitUntil(openPath(worker, path));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(worker, event.oldSubscription, event.newSubscription));
  });
}
