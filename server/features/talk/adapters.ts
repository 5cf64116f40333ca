import type { Adapters } from '#server/lifecycle/adapter.ts';
import { inquiryAdapter } from './inquiry/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  inquiry: inquiryAdapter,
} satisfies Partial<Adapters>;
