import type { Adapters } from '#server/lifecycle/adapter.ts';
import { appealAdapter } from './appeal/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const adapters = {
  appeal: appealAdapter,
} satisfies Partial<Adapters>;
