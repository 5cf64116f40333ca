import type { Changes } from '#contract/kernel/changes.ts';
import type { LiveListeners } from './live.ts';
import { pageAge } from './page-age.ts';
import { watchPage } from './watch-page.ts';

/**
 * The messages between the tabs of one browser. A new tab asks for the leading tab, as does one that is looked at
 * again.
 */
type Said = { readonly changes: Changes } | 'opened' | 'who leads' | 'I lead';

/** A tab without an answer for this many ms leads no longer: its computer or its browser has put it to sleep. */
export const ANSWER_WITHIN_MS = 5_000;

export interface SharedLive {
  /** Tabs that follow the same share one connection: one name for each account. */
  readonly name: string;
  /** Makes a connection. @returns the end of it */
  readonly connect: (listeners: LiveListeners) => () => void;
  readonly onChanged: (changes: Changes) => void;
  /** Anything may have been missed. `isFirst` when this tab has just begun, and has asked for everything anyway. */
  readonly onOpened: (isFirst: boolean) => void;
}

/**
 * Follows what happens on the server over one connection for all tabs of the browser, since there are six to a host and a
 * seventh tab could load nothing. A lock elects the tab that holds it; the browser gives the lock on when that tab ends,
 * however it ends. Without locks each tab has a connection of its own. @returns the end of it
 */
export function shareLive({ name, connect, onChanged, onOpened }: SharedLive): () => void {
  let isFirst = true;
  let isOver = false;
  const opened = () => {
    onOpened(isFirst);
    isFirst = false;
  };
  /** Holds the connection, and hands on what it hears to the other tabs. */
  const hold = (say: (said: Said) => void) =>
    connect({
      // This page begins with its first connection: the server is asked what was missed. Later all is asked for anew.
      unheardMs: () => (isFirst ? pageAge() : 0),
      onChanged: (changes) => {
        onChanged(changes);
        say({ changes });
      },
      onOpened: (isTold) => {
        if (isTold) isFirst = false;
        else opened();
        // The other tabs may have missed more than this one: they may have begun earlier.
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
  /** Waits for its turn to lead, or takes the lead from a tab that does not answer. */
  const stand = async (isTaking: boolean) => {
    waiting?.abort();
    const own = new AbortController();
    waiting = isTaking ? undefined : own;
    try {
      await navigator.locks.request(name, isTaking ? { steal: true } : { signal: own.signal }, lead);
    } catch {
      if (own.signal.aborted || isOver) return;
      // Taken by another tab while this one slept: it waits for its turn again.
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
