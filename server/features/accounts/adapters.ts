import type { Adapters } from '#server/lifecycle/adapter.ts';
import { appealAdapter } from './appeal/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  appeal: appealAdapter,
} satisfies Partial<Adapters>;
