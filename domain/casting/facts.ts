/** Facts that events of this context store, as of the event. */

import type { ClosingAnswer } from '#domain/casting/closing/closing.rules.ts';
import type { SignOffKind } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

interface CandidateFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** The fee in öre and its basis, as in the terms that were sent; events older than the basis are by the day. */
  readonly day_fee_ore: Ore;
  readonly fee_basis?: FeeBasis;
  /** ISO days; null for a project without dates. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly answer_by: string;
  readonly decision_by: string | null;
  /** True for a talent under 18 whose booking waits for its clearance. */
  readonly is_waiting?: boolean;
  /** The answer of a closed role to the candidate, in the events that tell it. */
  readonly closing_answer?: ClosingAnswer | null;
  /** True if the candidate is asked to step in for another. */
  readonly is_replacement?: boolean;
}

/** Events leave out amounts: a suggestion is read on the screen that answers it. */
export interface CounterOfferFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Last ISO day to answer the newest version. */
  readonly ends_on: string;
}

interface AnnouncementFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly role_title: string;
  readonly heading: string;
  /** Last ISO day to show interest. */
  readonly closes_on: string;
}

interface ClosingFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly role_title: string;
}

export interface OptionFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO days of the terms. */
  readonly first_day: string;
  readonly last_day: string;
  readonly rank: number;
  /** Instant of its end, and the instant until which a challenge, made now or already, must be answered. */
  readonly ends_date: string;
  readonly answer_until: string;
}

interface SignOffFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly what: SignOffKind;
  readonly cost_ore: Ore;
  readonly asked_by_name: string;
}

/** Words of the actor, for the other side. */
interface Answered {
  readonly message: string | null;
  /** True if the answer came after the last day. */
  readonly is_late: boolean;
}

/** The facts that every event of an object carries, by noun. */
export interface CastingFacts {
  readonly candidate: CandidateFacts;
  readonly counter_offer: CounterOfferFacts;
  readonly announcement: AnnouncementFacts;
  readonly closing: ClosingFacts;
  readonly option: OptionFacts;
  readonly sign_off: SignOffFacts;
}

/** The words of one kind of event, beside the facts. */
export interface CastingWords {
  readonly 'candidate.request': { readonly message: string | null };
  readonly 'candidate.answer-interested': Answered;
  readonly 'candidate.answer-not-interested': Answered;
  /** The changed parts of the terms, as a list in words. */
  readonly 'candidate.change-terms': { readonly answer_by: string; readonly changes: string };
  /** The new last day to answer. */
  readonly 'candidate.extend': { readonly answer_by: string };
  readonly 'candidate.close': Reasoned;
  readonly 'candidate.release': Reasoned;
  readonly 'candidate.unbook': Reasoned;
  readonly 'candidate.withdraw': Reasoned;
  readonly 'counter_offer.decline': Reasoned;
  readonly 'counter_offer.decline-as-talent': Reasoned;
  readonly 'announcement.refuse': Reasoned;
  readonly 'announcement.take-down': Reasoned;
  readonly 'sign_off.refuse': Reasoned;
}
