import { appealWorkflow } from './appeal/appeal.workflow.ts';
import type { AccountsFacts, AccountsWords } from './facts.ts';

/** The lifecycles of this context, by entity. */
export const accountsWorkflows = {
  appeal: appealWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface AccountsLifecycles {
  readonly workflows: typeof accountsWorkflows;
  readonly facts: AccountsFacts;
  readonly words: AccountsWords;
}
