import type { Adapters } from '#server/lifecycle/adapter.ts';
import { mandateAdapter } from './mandate/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  mandate: mandateAdapter,
} satisfies Partial<Adapters>;
