import type { Adapters } from '#server/lifecycle/adapter.ts';
import { companyChangeAdapter } from './company-change/lifecycle.ts';
import { mandateAdapter } from './mandate/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  mandate: mandateAdapter,
  company_change: companyChangeAdapter,
} satisfies Partial<Adapters>;
