import { useEffect, useSyncExternalStore } from 'react';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { loadPart } from '#web/ui/frame/network.ts';
import { inPause } from './in-pause.ts';
import { showToast } from './toast-store.ts';

/** Code that is loaded when it is first needed, and then kept. */
export interface OnDemand<Part> {
  /** Loads the code, unless it is loaded or loading. After a failure the next call tries again. */
  readonly fetch: () => Promise<Part>;
  /** The loaded code; undefined until then. */
  readonly read: () => Part | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Code that a screen does not need at first: `onDemand(() => import('./dialog-panel.tsx'))`. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const listeners = new Set<() => void>();
  let here: Part | undefined;
  let coming: Promise<Part> | undefined;
  const fetch = () => {
    coming ??= load().then(
      (part) => {
        here = part;
        for (const tell of listeners) tell();
        return part;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { fetch, read: () => here, subscribe };
}

/**
 * Like `onDemand`, for code that the screen needs right after its first render. The build counts it in the screen's
 * size (scripts/build/at-once.ts).
 */
export const afterDrawing = onDemand;

/**
 * Loads the code in the first pause after a press or a key on the page, so that it has mostly loaded when it is needed,
 * and delays neither the answer to that press nor the next key. A failure is not reported here, only when the code is
 * needed.
 */
export function useWarmUp({ fetch, read }: Pick<OnDemand<unknown>, 'fetch' | 'read'>): void {
  useEffect(
    () => (read() === undefined ? inPause(document, () => fetch().catch(() => undefined)) : undefined),
    [fetch, read],
  );
}

/**
 * The value during hydration: the prerendered page has no late code. Code that is already loaded is rendered right
 * after.
 */
const notYet = () => undefined;

/**
 * The loaded code; undefined until then. If it is needed and cannot load, a toast tells the user, and `giveUp` is
 * called. Code without `giveUp` is a part of the page, which no press has asked for: without a network it is loaded as
 * soon as there is one.
 */
export function useOnDemand<Part>(part: OnDemand<Part>, isNeeded: boolean, giveUp?: () => void): Part | undefined {
  const errorText = useErrorText();
  const here = useSyncExternalStore(part.subscribe, part.read, notYet);
  useWarmUp(part);
  const isMissing = isNeeded && here === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once each time the part becomes needed, whatever the caller's functions are by then
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    (giveUp ? part.fetch() : loadPart(part.fetch)).catch((error: unknown) => {
      if (!isWanted) return;
      showToast(errorText(error), { tone: 'lost' });
      giveUp?.();
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, part]);
  return here;
}
