/** Facts that the events of this context store, as they are at the time of the event. */

import type { Decided } from '#domain/accounts/facts.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

interface CompanyFacts {
  readonly company_name: string;
  readonly contact_name: string;
}

/** The facts stored with every event, by entity. */
export interface CompaniesFacts {
  readonly company: CompanyFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface CompaniesWords {
  readonly 'company.approve': Reasoned;
  readonly 'company.refuse': Decided;
  readonly 'company.suspend': Decided;
  readonly 'company.reinstate': Reasoned;
}
