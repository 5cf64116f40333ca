import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched when it is first wanted. */
export interface Fetched<Props> {
  /** Fetches it ahead of its first drawing. */
  readonly fetch: () => Promise<void>;
  /** The component that draws it; always the same once it has been drawn. */
  readonly component: () => ComponentType<Props>;
}

/**
 * Like React's lazy, except that what has been fetched ahead is drawn at once: after a moment of waiting, however short,
 * React keeps the words for it on the screen for 300 ms.
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
