import type { ComponentType } from 'react';
import { lazy } from '#web/ui/frame/lazy.ts';

/** A component whose code is loaded on demand. */
export interface Fetched<Props> {
  /** Loads the code before the first render. */
  readonly fetch: () => Promise<void>;
  /** The component to render. After the first render it is always the same. */
  readonly component: () => ComponentType<Props>;
}

/**
 * Like React's lazy, but code that is already loaded is rendered without delay. With lazy, React would show the
 * fallback for at least 300 ms. Without a network the fallback stays until there is one.
 */
export function fetched<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Fetched<Props> {
  let here: ComponentType<Props> | undefined;
  let drawn: ComponentType<Props> | undefined;
  return {
    fetch: async () => {
      here = (await load()).default;
    },
    component: () => {
      drawn ??= here ?? lazy(load);
      return drawn;
    },
  };
}
