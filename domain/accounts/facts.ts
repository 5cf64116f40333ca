/** Facts that events of this context store, as of the event. */

import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

/**
 * Events do not store the text of an appeal. They store the answer, as `reason` in `AccountsWords`, because the notice
 * shows it.
 */
interface AppealFacts {
  readonly about: AppealAbout;
  /** Name of the company or the talent. */
  readonly name: string;
}

/**
 * A decision that shuts a company or a talent out: the reason, and the decider's role. Events from before the role was
 * recorded have none.
 */
export interface Decided extends Reasoned {
  readonly decided_role?: AdminRole;
  /** The last ISO day to appeal. */
  readonly appeal_until?: string;
}

/** The facts stored with every event, by entity. */
export interface AccountsFacts {
  readonly appeal: AppealFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface AccountsWords {
  readonly 'appeal.uphold-company': Reasoned;
  readonly 'appeal.uphold-talent': Reasoned;
  readonly 'appeal.grant': Reasoned;
}
