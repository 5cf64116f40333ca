import type { Adapters } from '#server/lifecycle/adapter.ts';
import { projectAdapter } from './project/lifecycle.ts';
import { projectCheckAdapter } from './project-check/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  project: projectAdapter,
  project_check: projectCheckAdapter,
} satisfies Partial<Adapters>;
