import type { Adapters } from '#server/lifecycle/adapter.ts';
import { projectAdapter } from './project/lifecycle.ts';
import { projectCheckAdapter } from './project-check/lifecycle.ts';

/** The adapters of this context's nouns for the runner. */
export const adapters = {
  project: projectAdapter,
  project_check: projectCheckAdapter,
} satisfies Partial<Adapters>;
