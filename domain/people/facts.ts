/** The facts that events of this context store, as they were at the time of the event. */

import type { Decided } from '#domain/accounts/facts.ts';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';
import type { CvDocumentKind } from '#domain/people/cv-document/cv-document.rules.ts';
import type { ReviewAsk } from '#domain/people/profile/review-parts.ts';
import type { RecordingPurpose, RefusedFor } from '#domain/people/recording/recording.rules.ts';
import type { TaxPaperKind } from '#domain/people/tax-paper/tax-paper.rules.ts';

interface ProfileFacts {
  readonly talent_name: string;
  readonly first_name: string;
}

interface GuardianFacts {
  readonly talent_name: string;
  readonly first_name: string;
  readonly guardian_name: string;
  /** Last ISO day on which the link can be answered. */
  readonly answer_by: string;
}

/** The facts of a recording. `title`: the title of the audition; null for a recording of the profile. */
export interface RecordingFacts {
  readonly purpose: RecordingPurpose;
  readonly position: number;
  readonly title: string | null;
  readonly bytes: number;
  readonly begun_date: string;
}

interface ForeignCalendarFacts {
  /** The talent's name for the calendar. */
  readonly calendar_name: string;
}

/** The title of a document is left out of events. */
interface CvDocumentFacts {
  readonly kind: CvDocumentKind;
  /** The last valid ISO day; null for a document without an end. */
  readonly valid_until: string | null;
}

/** Days are ISO. The share and the amount of a decision are left out of events. */
interface TaxPaperFacts {
  readonly talent_name: string;
  readonly kind: TaxPaperKind;
  readonly valid_from: string;
  readonly valid_to: string;
}

interface RepresentationFacts {
  readonly talent_name: string;
  readonly agent_name: string;
  readonly allowed: readonly Allowed[];
}

/** The facts stored with every event, by entity. */
export interface PeopleFacts {
  readonly profile: ProfileFacts;
  readonly guardian: GuardianFacts;
  readonly recording: RecordingFacts;
  readonly foreign_calendar: ForeignCalendarFacts;
  readonly cv_document: CvDocumentFacts;
  readonly tax_paper: TaxPaperFacts;
  readonly representation: RepresentationFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface PeopleWords {
  readonly 'profile.ask-changes': { readonly asks: readonly ReviewAsk[] };
  readonly 'profile.suspend': Decided;
  readonly 'profile.reinstate': Reasoned;
  readonly 'profile.merge': Reasoned;
  /**
   * Name of the guardian whose consent is missing; null when all have consented, empty when that guardian is unnamed.
   */
  readonly 'guardian.give': { readonly awaits: string | null };
  readonly 'tax_paper.refuse': { readonly reason: string };
  readonly 'recording.receive': { readonly received_date: string };
  readonly 'recording.refuse': { readonly refused_for: RefusedFor };
}
