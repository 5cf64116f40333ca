import type { Adapters } from '#server/lifecycle/adapter.ts';
import { projectAdapter } from './project/lifecycle.ts';
import { projectCheckAdapter } from './project-check/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const adapters = {
  project: projectAdapter,
  project_check: projectCheckAdapter,
} satisfies Partial<Adapters>;
