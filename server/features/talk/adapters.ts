import type { Adapters } from '#server/lifecycle/adapter.ts';
import { inquiryAdapter } from './inquiry/lifecycle.ts';

/** The adapters of this context's nouns for the runner. */
export const adapters = {
  inquiry: inquiryAdapter,
} satisfies Partial<Adapters>;
