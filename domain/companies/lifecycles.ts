import { companyWorkflow } from './company/company.workflow.ts';
import type { CompaniesFacts, CompaniesWords } from './facts.ts';

/** The lifecycles of this context, by entity. */
export const companiesWorkflows = {
  company: companyWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface CompaniesLifecycles {
  readonly workflows: typeof companiesWorkflows;
  readonly facts: CompaniesFacts;
  readonly words: CompaniesWords;
}
