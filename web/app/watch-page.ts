export interface PageWatch {
  /** Called when the browser freezes the page, or keeps it in memory for the back button. */
  readonly onSleep: () => void;
  readonly onWake: () => void;
  /** Called when the tab becomes visible again. */
  readonly onLook: () => void;
}

/**
 * Watches whether the page is running and visible.
 * @returns a function that stops watching
 */
export function watchPage({ onSleep, onWake, onLook }: PageWatch): () => void {
  let isAsleep = false;
  const sleep = () => {
    isAsleep = true;
    onSleep();
  };
  const wake = () => {
    // Chromium sends both 'pageshow' and 'resume', so the second one is ignored.
    if (isAsleep) onWake();
    isAsleep = false;
  };
  const look = () => {
    if (!document.hidden && !isAsleep) onLook();
  };
  const abort = new AbortController();
  const { signal } = abort;
  document.addEventListener('freeze', sleep, { signal });
  document.addEventListener('resume', wake, { signal });
  window.addEventListener('pagehide', sleep, { signal });
  window.addEventListener('pageshow', wake, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => abort.abort();
}
