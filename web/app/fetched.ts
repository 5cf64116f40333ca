import { type ComponentType, lazy } from 'react';

/** A component whose code loads on demand. */
export interface Fetched<Props> {
  /** Loads the code before the first render. */
  readonly fetch: () => Promise<void>;
  /** The component to render; always the same after its first render. */
  readonly component: () => ComponentType<Props>;
}

/**
 * Like React's lazy, but renders preloaded code at once: after any suspension, however short, React keeps the fallback
 * on the screen for 300 ms.
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
