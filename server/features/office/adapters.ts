import type { Adapters } from '#server/lifecycle/adapter.ts';
import { mandateAdapter } from './mandate/lifecycle.ts';

/** The adapters of this context's nouns for the runner. */
export const adapters = {
  mandate: mandateAdapter,
} satisfies Partial<Adapters>;
