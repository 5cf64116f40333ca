import { companyWorkflow } from './company/company.workflow.ts';
import type { CompaniesFacts, CompaniesWords } from './facts.ts';

/** The lifecycles of this context by noun. */
export const companiesWorkflows = {
  company: companyWorkflow,
} as const;

/** What the lifecycles of this context are, and what is written with their events. */
export interface CompaniesLifecycles {
  readonly workflows: typeof companiesWorkflows;
  readonly facts: CompaniesFacts;
  readonly words: CompaniesWords;
}
