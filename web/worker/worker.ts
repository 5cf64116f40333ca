import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { BUILT_FILES } from './built-files.ts';
import { SHELL_PAGE, type ToWorker, type WorkerRole } from './messages.ts';
import { hearPushes } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

// The worker keeps only public files: the app's own, and its page without anybody's data.

const worker = self as unknown as WorkerScope;

/** Seconds after which a page of the app is drawn from the kept files, while the server's own is still missing. */
const PAGE_PATIENCE_S = 3;
/** Documents that are no screens of the app: the API and its downloads, files, announcements, and what robots read. */
const NOT_SCREENS = [/^\/(?:api|files|dev|annonser|kalender|sitemap)(?:\/|$)/, /\.[a-z0-9]+$/i];
const SERVER_BROKEN = 500;

const PREFIX = 'medverka';
/** The files of screens, under the version's name: a new version drops those of the former one. */
const FILES = `${PREFIX}-files-${BUILT_FILES.version}`;

setCacheNameDetails({ prefix: PREFIX });
// Without the cookie, so that the page that is kept is nobody's.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }]);
precacheAndRoute([...BUILT_FILES.shell], { directoryIndex: '', cleanURLs: false });

const shellInstead = { handlerDidError: () => matchPrecache(SHELL_PAGE) };
const unlessBroken = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= SERVER_BROKEN) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
};
// Documents are never kept: they hold the data of the person who is signed in.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ networkTimeoutSeconds: PAGE_PATIENCE_S, plugins: [unlessBroken, shellInstead] }),
    { denylist: NOT_SCREENS },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true } }),
);

/** Fetches the files of the role's screens that are missing. A page asks at each start, so a failure is made good. */
async function keepScreens(role: WorkerRole): Promise<void> {
  const cache = await caches.open(FILES);
  const missing = [];
  for (const url of BUILT_FILES.screens[role]) if (!(await caches.match(url, { ignoreVary: true }))) missing.push(url);
  await cache.addAll(missing);
}

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.kind === 'take_over') void worker.skipWaiting();
  if (message.kind === 'keep_screens') event.waitUntil(keepScreens(message.role));
});

async function dropFormerFiles(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(`${PREFIX}-files-`) && name !== FILES);
  await Promise.all(former.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => {
  // The browser asks for a page while it starts the worker, so that the worker delays no page.
  event.waitUntil(Promise.all([dropFormerFiles(), worker.registration.navigationPreload?.enable()]));
});
clientsClaim();
hearPushes(worker);
