import { LIVE_TIMEOUT_MS, RETRY_FIRST_MS, RETRY_LONGEST_MS } from './timing.ts';

const LIVE_ADDRESS = '/api/v1/live';

/** The wait before try number `failures` + 1, in ms: doubles from the first, with a ceiling (spec, section 9). */
export function retryDelay(failures: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS);
}

/**
 * Follows what happens on the server and calls `onChanged` at each change, and whenever the connection opens, since
 * something may have been missed before. Returns the end of it. The browser's own retrying is too eager, so ours is used.
 */
export function followLive(onChanged: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const retry = () => {
    clearTimeout(timer);
    source?.close();
    timer = setTimeout(connect, retryDelay(failures));
    failures += 1;
  };
  const connect = () => {
    source = new EventSource(LIVE_ADDRESS);
    timer = setTimeout(retry, LIVE_TIMEOUT_MS);
    source.onopen = () => {
      clearTimeout(timer);
      failures = 0;
      // Also the first time: what changed after the screen was asked for and before this was open is not said again.
      onChanged();
    };
    source.onerror = retry;
    source.addEventListener('changed', onChanged);
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
