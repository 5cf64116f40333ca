import { setNonce } from 'get-nonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#web/styles/app.css';
import { forgetAnswers, letPhone } from '#web/api/client.ts';
import { refreshEverything } from '#web/api/refresh.ts';
import { onSessionEvent } from '#web/features/accounts/session/session-events.ts';
import { checkSession, startSession, whenAccountChanges } from '#web/features/accounts/session/session-store.ts';
import { loadHeard } from '#web/ui/frame/network.ts';
import { watchTyping } from '#web/ui/frame/outdated-page.ts';
import { restoreTheme } from '#web/ui/frame/theme-toggle.tsx';
import { App } from './app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { fillFromDocument } from './fill-from-document.ts';
import { fetchLayout } from './layouts/layout-of.tsx';
import { queryClient } from './query-client.ts';
import { findRoute } from './routes.ts';
import { screenOf } from './screen-files.ts';
import { OWN_PROFILE, PROFILE_FRESH_MS } from './timing.ts';
import { whenParsed } from './when-parsed.ts';

// Behind a dialog the scroll lock inserts a style element, which the content security policy allows only with this
// nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
// zod would try `eval`, which the content security policy forbids, and Firefox shows each attempt as an error. zod reads
// this when it loads, which is after the frame.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
restoreTheme();
queryClient.setQueryDefaults([OWN_PROFILE], { staleTime: PROFILE_FRESH_MS });
const forget = () => {
  queryClient.clear();
  forgetAnswers();
};
whenAccountChanges(forget);
onSessionEvent(({ event, is_elsewhere, is_lost }) => {
  // After a lost session nothing is cleared: the screen keeps its content and typed text.
  if (event === 'signed_out' && !is_lost) forget();
  // The tab in which the user signed in has fresh answers; every other tab fetches its answers again.
  if (is_elsewhere && event === 'signed_in') void checkSession().then(() => refreshEverything(queryClient));
  if (is_elsewhere && (event === 'user_updated' || event === 'mfa_verified')) void refreshEverything(queryClient);
});
const draw = () => {
  const root = document.getElementById('root');
  if (!root) return;
  // Hydrates a prerendered page. After that a signed-in user is redirected or sees more.
  if (root.hasAttribute('data-drawn')) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
};
// Until the app renders, the page itself shows that it is loading, and names the files of this screen. If one of these
// cannot be loaded, the app renders anyway, tries again, and shows a message.
const entry = findRoute(window.location.pathname);
const files = loadHeard(() => Promise.all(entry ? [fetchLayout(entry.layout), screenOf(entry.name)?.fetch()] : []));
// The typefaces are fetched beside the first drawing: earlier they would take a fifth of the line from the scripts.
const setType = () => {
  delete document.documentElement.dataset.plainType;
  for (const face of ['Instrument Sans', 'Newsreader']) void document.fonts?.load(`1em ${JSON.stringify(face)}`);
};
void files.then(setType, setType);
// The answers are at the end of the document. They may still be on their way: this script does not wait for them to run.
const filled = whenParsed().then(() => {
  startSession();
  return fillFromDocument(queryClient);
});
const drawn = Promise.all([files, filled]).then(draw, () => filled.then(draw, draw));
fetchAhead();
watchTyping();
// In development the files of the app have no lasting names, and nothing is kept of them.
if (import.meta.env.PROD) {
  const offline = () => import('./offline/start-offline.ts');
  // The worker may have opened this page without a network. Browsers have no workers on plain http.
  if (navigator.serviceWorker?.controller) letPhone({ find: async (...call) => (await offline()).findKept(...call) });
  void drawn.then(offline).then(
    ({ startOffline }) => startOffline(),
    () => {},
  );
}
