/** Facts that the events of this context store, as they are at the time of the event. */

import type { ClosingAnswer } from '#domain/casting/closing/closing.rules.ts';
import type { SignOffKind } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import type { HoursInShort } from '#domain/deal/terms/hours-in-short.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

interface CandidateFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /**
   * The fee in öre and its basis, as in the sent terms. Events without a basis are older than the field; their fee is
   * by the day.
   */
  readonly day_fee_ore: Ore;
  readonly fee_basis?: FeeBasis;
  /** The pay by the terms, in events that ask a talent; null if it cannot be calculated. */
  readonly pay?: PayFacts | null;
  /** First and last ISO day of the terms; null for terms without days. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** The hours of these days; null for terms without a day of work. Events without it are older than the field. */
  readonly hours?: HoursInShort | null;
  readonly answer_by: string;
  readonly decision_by: string | null;
  /** True for a talent under 18 whose booking waits for its clearance. */
  readonly is_waiting?: boolean;
  /** The answer of a closed role to the candidate, in the events that tell it. */
  readonly closing_answer?: ClosingAnswer | null;
  /** True if the candidate is asked to step in for another talent. */
  readonly is_replacement?: boolean;
}

/** Amounts are not stored in events: both sides read a counter-offer on the screen where they answer it. */
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
  /**
   * End of the option, and the end of its challenge: of the present challenge, or else of a challenge made now. Both
   * are instants.
   */
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

/** The actor's message to the other side. */
interface Answered {
  readonly message: string | null;
  /** True if the answer came after the last day. */
  readonly is_late: boolean;
}

/** The facts stored with every event, by entity. */
export interface CastingFacts {
  readonly candidate: CandidateFacts;
  readonly counter_offer: CounterOfferFacts;
  readonly announcement: AnnouncementFacts;
  readonly closing: ClosingFacts;
  readonly option: OptionFacts;
  readonly sign_off: SignOffFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface CastingWords {
  readonly 'candidate.request': { readonly message: string | null };
  readonly 'candidate.answer-interested': Answered;
  readonly 'candidate.answer-not-interested': Answered;
  /** The changed parts of the terms, as a list in words, and the company's own words about moved days. */
  readonly 'candidate.change-terms': {
    readonly answer_by: string;
    readonly changes: string;
    readonly reason?: string | null;
  };
  /** The talent's moved days in words. */
  readonly 'candidate.hear-move': Reasoned & { readonly moves: string };
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
