/** Facts that events of this context store, as of the event. */

import type { Decided } from '#domain/accounts/facts.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

interface CompanyFacts {
  readonly company_name: string;
  readonly contact_name: string;
}

/** The facts that go with every event of a noun. */
export interface CompaniesFacts {
  readonly company: CompanyFacts;
}

/** Words of a single kind of event, beside the facts. */
export interface CompaniesWords {
  readonly 'company.approve': Reasoned;
  readonly 'company.refuse': Decided;
  readonly 'company.suspend': Decided;
  readonly 'company.reinstate': Reasoned;
}
