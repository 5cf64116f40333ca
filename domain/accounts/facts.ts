/** Facts that events of this context store, as of the event. */

import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

/** Events leave out the text of an appeal; the answer is in the event, because the notice tells it. */
interface AppealFacts {
  readonly about: AppealAbout;
  /** Of the company or the talent. */
  readonly name: string;
}

/**
 * A decision that shuts a person out: the reason, and the decider's role. Events from before the role was recorded have
 * none.
 */
export interface Decided extends Reasoned {
  readonly decided_role?: AdminRole;
  /** The last ISO day to appeal. */
  readonly appeal_until?: string;
}

/** The facts that every event of an object carries, by noun. */
export interface AccountsFacts {
  readonly appeal: AppealFacts;
}

/** The words of one kind of event, beside the facts. */
export interface AccountsWords {
  readonly 'appeal.uphold-company': Reasoned;
  readonly 'appeal.uphold-talent': Reasoned;
  readonly 'appeal.grant': Reasoned;
}
