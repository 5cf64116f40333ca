import type { Adapters } from '#server/lifecycle/adapter.ts';
import { mandateAdapter } from './mandate/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const adapters = {
  mandate: mandateAdapter,
} satisfies Partial<Adapters>;
