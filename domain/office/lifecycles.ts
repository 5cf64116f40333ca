import { companyChangeWorkflow } from './company-change/company-change.workflow.ts';
import type { OfficeFacts, OfficeWords } from './facts.ts';
import { mandateWorkflow } from './mandate/mandate.workflow.ts';

/** The lifecycles of this context, by entity. */
export const officeWorkflows = {
  mandate: mandateWorkflow,
  company_change: companyChangeWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface OfficeLifecycles {
  readonly workflows: typeof officeWorkflows;
  readonly facts: OfficeFacts;
  readonly words: OfficeWords;
}
