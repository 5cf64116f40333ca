import type { Changes } from '#contract/kernel/changes.ts';
import { pageAge } from '#web/api/page-age.ts';
import type { LiveListeners } from './live.ts';
import { watchPage } from './watch-page.ts';

/**
 * Messages between the tabs of a browser. A tab that starts or becomes visible asks which tab leads, that is, has the
 * connection.
 */
type Said = { readonly changes: Changes } | 'opened' | 'who leads' | 'I lead';

/**
 * If the leading tab does not answer within this many ms, another tab takes the lead: the computer or the browser has
 * put the leading tab to sleep.
 */
export const ANSWER_WITHIN_MS = 5_000;

export interface SharedLive {
  /** Name of the shared connection, the same for all tabs of an account. */
  readonly name: string;
  /**
   * Opens a connection.
   * @returns a function that closes it
   */
  readonly connect: (listeners: LiveListeners) => () => void;
  readonly onChanged: (changes: Changes) => void;
  /**
   * Called when any change may have been missed. `isFirst` is true if this tab has just started: then it has fetched
   * everything anyway.
   */
  readonly onOpened: (isFirst: boolean) => void;
}

/**
 * Listens to the server over one connection for all tabs of the browser. With a connection per tab a seventh tab could
 * load nothing, because browsers allow six per host. The tab that holds a lock has the connection; when it closes or
 * crashes, the browser gives the lock to another tab. Without locks each tab has its own connection.
 * @returns a function that stops listening
 */
export function shareLive({ name, connect, onChanged, onOpened }: SharedLive): () => void {
  let isFirst = true;
  let isOver = false;
  const opened = () => {
    onOpened(isFirst);
    isFirst = false;
  };
  /** Opens the connection, and passes the reported changes on to the other tabs. */
  const hold = (say: (said: Said) => void) =>
    connect({
      // For the first connection the server is asked for the changes since the page was opened. After later connections
      // everything is fetched again.
      unheardMs: () => (isFirst ? pageAge() : 0),
      onChanged: (changes) => {
        onChanged(changes);
        say({ changes });
      },
      onOpened: (isTold) => {
        if (isTold) isFirst = false;
        else opened();
        // The other tabs may be older than this one and have missed more.
        say('opened');
      },
    });
  if (!globalThis.navigator?.locks || typeof BroadcastChannel === 'undefined') return hold(() => {});
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  let resign: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const lead = () =>
    new Promise<void>((resolve) => {
      clearTimeout(patience);
      waiting = undefined;
      const disconnect = hold(say);
      resign = () => {
        resign = undefined;
        disconnect();
        resolve();
      };
    });
  /** Waits for the lock, or takes it from a tab that does not answer. */
  const stand = async (isTaking: boolean) => {
    waiting?.abort();
    const own = new AbortController();
    waiting = isTaking ? undefined : own;
    try {
      await navigator.locks.request(name, isTaking ? { steal: true } : { signal: own.signal }, lead);
    } catch {
      if (own.signal.aborted || isOver) return;
      // Another tab took the lock while this tab was asleep, so this tab waits again.
      resign?.();
      void stand(false);
    }
  };
  const ask = () => {
    if (resign) return;
    say('who leads');
    clearTimeout(patience);
    patience = setTimeout(() => void stand(true), ANSWER_WITHIN_MS);
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    clearTimeout(patience);
    if (data === 'who leads') {
      if (resign) say('I lead');
    } else if (data === 'I lead') isFirst = false;
    else if (data === 'opened') opened();
    else onChanged(data.changes);
  };
  const rest = () => {
    clearTimeout(patience);
    waiting?.abort();
    resign?.();
  };
  const unwatch = watchPage({
    onSleep: rest,
    onWake: () => {
      isFirst = false;
      void stand(false);
      opened();
    },
    onLook: ask,
  });
  void stand(false);
  ask();
  return () => {
    isOver = true;
    unwatch();
    rest();
    channel.close();
  };
}
