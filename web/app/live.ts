import type { Changes } from '#contract/live/changes.ts';
import { backoff } from '#web/features/session/renewal.ts';
import { LIVE_TIMEOUT_MS, RETRY_LONGEST_MS } from './timing.ts';

const LIVE_ADDRESS = '/api/v1/live';

/** The wait before try number `failures` + 1, in ms: doubles from the first, with a ceiling (spec, section 9). */
export function retryDelay(failures: number): number {
  return Math.min(backoff(failures), RETRY_LONGEST_MS);
}

export interface LiveListeners {
  readonly onChanged: (changes: Changes) => void;
  /** Whenever the connection opens: something may have been missed before. */
  readonly onOpened: () => void;
  /** Resolves when the session may be used for a connection. */
  readonly whenUsable: () => Promise<void>;
  /** The server will not have this session, or has said that it is over. */
  readonly onRefused: () => void;
}

/** Follows what happens on the server. Returns the end of it. The browser's own retrying is too eager, so ours is used. */
export function followLive({ onChanged, onOpened, whenUsable, onRefused }: LiveListeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const retry = () => {
    clearTimeout(timer);
    source?.close();
    timer = setTimeout(connect, retryDelay(failures));
    failures += 1;
  };
  const connect = async () => {
    await whenUsable();
    if (isOver) return;
    const opened = new EventSource(LIVE_ADDRESS);
    source = opened;
    timer = setTimeout(retry, LIVE_TIMEOUT_MS);
    opened.onopen = () => {
      clearTimeout(timer);
      failures = 0;
      // Also the first time: what changed after the screen was asked for and before this was open is not said again.
      onOpened();
    };
    opened.onerror = () => {
      // Closed by the browser itself means an answer that was no; a lost network it would try again.
      if (opened.readyState === EventSource.CLOSED) onRefused();
      retry();
    };
    opened.addEventListener('changed', ({ data }) => onChanged(JSON.parse(data)));
    opened.addEventListener('ended', onRefused);
  };
  void connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
}
