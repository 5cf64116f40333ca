import type { Adapters } from '#server/lifecycle/adapter.ts';
import { companyAdapter } from './company/lifecycle.ts';

/** The adapters of this context's nouns for the runner. */
export const adapters = {
  company: companyAdapter,
} satisfies Partial<Adapters>;
