export interface PageWatch {
  /** The browser freezes the page, or keeps it aside while another is shown. */
  readonly onSleep: () => void;
  readonly onWake: () => void;
  /** The tab is looked at again. */
  readonly onLook: () => void;
}

/** Follows whether the page runs and is looked at. @returns the end of it */
export function watchPage({ onSleep, onWake, onLook }: PageWatch): () => void {
  let isAsleep = false;
  const sleep = () => {
    isAsleep = true;
    onSleep();
  };
  const wake = () => {
    // Chromium says both that the page is shown and that it goes on.
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
