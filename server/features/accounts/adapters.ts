import type { Adapters } from '#server/lifecycle/adapter.ts';
import { appealAdapter } from './appeal/lifecycle.ts';

/** The adapters of this context's nouns for the runner. */
export const adapters = {
  appeal: appealAdapter,
} satisfies Partial<Adapters>;
