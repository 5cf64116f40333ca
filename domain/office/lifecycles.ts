import type { OfficeFacts } from './facts.ts';
import { mandateWorkflow } from './mandate/mandate.workflow.ts';

/** The lifecycles of this context, by entity. */
export const officeWorkflows = {
  mandate: mandateWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface OfficeLifecycles {
  readonly workflows: typeof officeWorkflows;
  readonly facts: OfficeFacts;
  readonly words: object;
}
