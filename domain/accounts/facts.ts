/** What is written with the events of this context. */

import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

/** What was written stands in no event but the answer, which is told. */
export interface AppealFacts {
  readonly about: AppealAbout;
  /** Of the company or the talent. */
  readonly name: string;
}

/** A decision that shuts somebody out: why, and the role of the person who took it. Events from before that was said have none. */
export interface Decided extends Reasoned {
  readonly decided_role?: AdminRole;
  /** The last ISO day to appeal. */
  readonly appeal_until?: string;
}

/** What is known of an object whatever happens to it, by noun. */
export interface AccountsFacts {
  readonly appeal: AppealFacts;
}

/** What belongs to one kind of event alone, beside the facts. */
export interface AccountsWords {
  readonly 'appeal.uphold-company': Reasoned;
  readonly 'appeal.uphold-talent': Reasoned;
  readonly 'appeal.grant': Reasoned;
}
