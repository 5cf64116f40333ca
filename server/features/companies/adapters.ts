import type { Adapters } from '#server/lifecycle/adapter.ts';
import { companyAdapter } from './company/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  company: companyAdapter,
} satisfies Partial<Adapters>;
