import { type Changes, ON_THE_WAY_MS } from '#contract/kernel/changes.ts';
import { backoff } from '#web/features/accounts/session/renewal.ts';
import { LIVE_TIMEOUT_MS, RETRY_LONGEST_MS } from './timing.ts';

const LIVE_ADDRESS = '/api/v1/live';

/** The wait before try number `failures` + 1, in ms: doubles from the first, with a ceiling (spec, section 9). */
export function retryDelay(failures: number): number {
  return Math.min(backoff(failures), RETRY_LONGEST_MS);
}

/** The listeners of a connection. */
export interface LiveListeners {
  readonly onChanged: (changes: Changes) => void;
  /** Whenever the connection opens. What was missed before is told by the server, or anything may have been. */
  readonly onOpened: (isTold: boolean) => void;
  /** For how many ms there may be answers without changes being heard; 0 when all are asked for anew once it opens. */
  readonly unheardMs: () => number;
}

export interface LiveSession {
  /** Resolves when the session may be used for a connection. */
  readonly whenUsable: () => Promise<void>;
  /** The server will not have this session, or has said that it is over. */
  readonly onRefused: () => void;
}

/** Follows what happens on the server. Returns the end of it. The browser's own retrying is too eager, so ours is used. */
export function followLive(listeners: LiveListeners & LiveSession): () => void {
  const { onChanged, onOpened, unheardMs, whenUsable, onRefused } = listeners;
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
    const askedAt = performance.now();
    const unheard_ms = unheardMs();
    const opened = new EventSource(`${LIVE_ADDRESS}?unheard_ms=${unheard_ms}`);
    source = opened;
    timer = setTimeout(retry, LIVE_TIMEOUT_MS);
    opened.onopen = () => {
      clearTimeout(timer);
      failures = 0;
      // The server looks back so far and no further: longer on its way, the question may have come too late.
      onOpened(unheard_ms > 0 && performance.now() - askedAt <= ON_THE_WAY_MS);
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
