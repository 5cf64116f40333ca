import { useEffect, useSyncExternalStore } from 'react';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from './toast-store.ts';

/** Code that is fetched when it is first needed, and kept. */
export interface OnDemand<Part> {
  /** Fetches it unless it is here or on its way. A fetch that failed is tried again. */
  readonly fetch: () => Promise<Part>;
  /** It, once it is here. */
  readonly read: () => Part | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** For what a screen does not show at first: `onDemand(() => import('./dialog-panel.tsx'))`. */
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
 * The same for what a screen shows as soon as it can, after it is drawn itself. The build counts it as the screen's own
 * (scripts/build/at-once.ts).
 */
export const afterDrawing = onDemand;

/**
 * Fetches the part as soon as anything on the page is touched, so that it is mostly here when it is asked for. A
 * failure is told only when the part is needed.
 */
export function useWarmUp({ fetch, read }: Pick<OnDemand<unknown>, 'fetch' | 'read'>): void {
  useEffect(() => {
    if (read() !== undefined) return;
    const warm = () => {
      document.removeEventListener('pointerdown', warm, true);
      document.removeEventListener('keydown', warm, true);
      fetch().catch(() => undefined);
    };
    document.addEventListener('pointerdown', warm, true);
    document.addEventListener('keydown', warm, true);
    return () => {
      document.removeEventListener('pointerdown', warm, true);
      document.removeEventListener('keydown', warm, true);
    };
  }, [fetch, read]);
}

/** As in a page that the build has drawn: what has come meanwhile is drawn after that is taken over. */
const notYet = () => undefined;

/** The part once it is here. When it is needed and cannot be fetched, the user is told, and `giveUp` is called. */
export function useOnDemand<Part>(part: OnDemand<Part>, isNeeded: boolean, giveUp: () => void): Part | undefined {
  const errorText = useErrorText();
  const here = useSyncExternalStore(part.subscribe, part.read, notYet);
  useWarmUp(part);
  const isMissing = isNeeded && here === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once each time it comes to be needed, whatever the caller's functions are by then
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    part.fetch().catch((error: unknown) => {
      if (!isWanted) return;
      showToast(errorText(error), { tone: 'lost' });
      giveUp();
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, part]);
  return here;
}
