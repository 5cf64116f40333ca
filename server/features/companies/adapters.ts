import type { Adapters } from '#server/lifecycle/adapter.ts';
import { companyAdapter } from './company/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const adapters = {
  company: companyAdapter,
} satisfies Partial<Adapters>;
