import { type Changes, ON_THE_WAY_MS } from '#contract/kernel/changes.ts';
import { backoff } from '#web/features/accounts/session/renewal.ts';
import { LIVE_TIMEOUT_MS, RETRY_LONGEST_MS } from './timing.ts';

const LIVE_ADDRESS = '/api/v1/live';

/** The wait in ms after this number of failures: it doubles each time, up to RETRY_LONGEST_MS (spec, section 9). */
export function retryDelay(failures: number): number {
  return Math.min(backoff(failures), RETRY_LONGEST_MS);
}

/** The functions that a live connection calls. */
export interface LiveListeners {
  readonly onChanged: (changes: Changes) => void;
  /**
   * Called when the connection opens, except after a hand-over whose missed changes the server reports. `isTold` is
   * true if the server will report the missed changes. If it is false, any change may have been missed.
   */
  readonly onOpened: (isTold: boolean) => void;
  /** The time in ms for which changes may have been missed. 0 if everything is fetched again after opening. */
  readonly unheardMs: () => number;
}

export interface LiveSession {
  /** Resolves when the session can be used for connecting. */
  readonly whenUsable: () => Promise<void>;
  /** Called when the server rejects the session, or says that it has ended. */
  readonly onRefused: () => void;
}

/**
 * Listens to the changes that the server reports. Returns a function that stops listening. Retries by its own timer,
 * because the browser's retries come too often. A process that stops hands its connections on: the next process reports
 * the changes in between, so nothing is fetched again.
 */
export function followLive(listeners: LiveListeners & LiveSession): () => void {
  const { onChanged, onOpened, unheardMs, whenUsable, onRefused } = listeners;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** When the last process said that it stops; undefined unless the connection is being handed on. */
  let movedAt: number | undefined;
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
    const isMoved = movedAt !== undefined;
    const unheard_ms = movedAt === undefined ? unheardMs() : Math.max(1, Math.ceil(askedAt - movedAt));
    const opened = new EventSource(`${LIVE_ADDRESS}?unheard_ms=${unheard_ms}${isMoved ? '&was_listening=1' : ''}`);
    source = opened;
    timer = setTimeout(retry, LIVE_TIMEOUT_MS);
    opened.onopen = () => {
      clearTimeout(timer);
      failures = 0;
      // The server looks back only a limited time. If the request took longer than ON_THE_WAY_MS, changes may be
      // missing.
      const isTold = unheard_ms > 0 && performance.now() - askedAt <= ON_THE_WAY_MS;
      movedAt = undefined;
      if (!(isMoved && isTold)) onOpened(isTold);
    };
    opened.onerror = () => {
      // The browser closes the connection only after a refusal. After a network failure it would try again.
      if (opened.readyState === EventSource.CLOSED) onRefused();
      retry();
    };
    opened.addEventListener('changed', ({ data }) => onChanged(JSON.parse(data)));
    opened.addEventListener('ended', onRefused);
    opened.addEventListener('moved', () => {
      clearTimeout(timer);
      opened.close();
      movedAt = performance.now();
      void connect();
    });
  };
  void connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
}
