import type { Adapters } from '#server/lifecycle/adapter.ts';
import { inquiryAdapter } from './inquiry/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const adapters = {
  inquiry: inquiryAdapter,
} satisfies Partial<Adapters>;
