import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';

/** What was written stands in no event but the answer, which is told. */
export interface AppealFacts {
  readonly about: AppealAbout;
  /** Of the company or the talent. */
  readonly name: string;
}

/** What is said with a decision, in the words of who took it; null where nothing is. */
export interface Answered {
  readonly reason: string | null;
}

/** A decision that shuts somebody out: why, and the role of the person who took it. Events from before that was said have none. */
export interface Decided extends Answered {
  readonly decided_role?: AdminRole;
  /** The last ISO day to appeal. */
  readonly appeal_until?: string;
}

/** What belongs to decisions about companies and talents and to appeals, beside the facts. */
export interface DecidedWords {
  readonly 'company.approve': Answered;
  readonly 'company.refuse': Decided;
  readonly 'company.suspend': Decided;
  readonly 'company.reinstate': Answered;
  readonly 'profile.suspend': Decided;
  readonly 'profile.reinstate': Answered;
  readonly 'profile.merge': Answered;
  readonly 'appeal.uphold-company': Answered;
  readonly 'appeal.uphold-talent': Answered;
  readonly 'appeal.grant': Answered;
}
