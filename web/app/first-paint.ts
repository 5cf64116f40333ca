// Starts what a drawn page holds back until it is painted: the app of Login and Registera, or the typefaces of a page without the app (scripts/build/drawn-pages.ts, web/prerender.tsx).

/** Wait in ms for a paint that is not reported, as in a tab that nobody looks at. */
const PATIENCE_MS = 1_000;

/** Fetches the app's files at once, so that none waits for another that names it, and runs the app, the first of them. */
function startApp(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Firefox ends this as soon as a link is followed, while the drawn page still stands; the next page brings the app.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {});
}

function start(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]');
  if (files) startApp(files.content.split(' '));
  else delete document.documentElement.dataset.plainType;
}

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const painted = new PerformanceObserver(() => go());
  const timer = setTimeout(() => go(), PATIENCE_MS);
  const go = () => {
    painted.disconnect();
    clearTimeout(timer);
    start();
  };
  painted.observe({ type: 'paint', buffered: true });
} else start();
