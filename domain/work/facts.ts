/** The facts that events of this context store, as they were at the time of the event. */

import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';
import type { AgreementKind } from '#domain/work/agreement/agreement.workflow.ts';
import type { MinorLackCode } from '#domain/work/minor/minor-lacks.ts';

export interface BookingFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly day_fee_ore: Ore;
  readonly fee_basis?: FeeBasis;
}

interface ClearanceFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** First ISO day of work that waits for the clearance; null without one. */
  readonly first_day: string | null;
  readonly lacks: readonly MinorLackCode[];
  /** True if the guardian's mail has a link to more than the start page. */
  readonly has_guardian_link?: boolean;
}

/** Events do not store the content of a call sheet, which is in its versions. */
interface CallSheetFacts {
  readonly project_title: string;
  readonly company_name: string;
  /** ISO day of work. */
  readonly day: string;
}

export interface SummonsFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO day of work, and the current version of its sheet. */
  readonly day: string;
  readonly version: number;
  /** Time and place at which the person must arrive. */
  readonly call_time: string;
  readonly place: string;
  /** The differences from the previous version, as a list in words; empty for the first. */
  readonly changes: string;
}

/** The facts of an injury. What is told about it is left out of events. */
export interface InjuryFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO day. */
  readonly happened_on: string;
  readonly is_serious: boolean;
}

export interface ReportFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO days: the last day of the work, and the day by which the talent is to be paid, which follows from it. */
  readonly last_day: string;
  readonly paid_by: string;
}

export interface AgreementFacts {
  /** Kind and version of the agreement; missing in events that are older than the second kind (extensions). */
  readonly kind?: AgreementKind | undefined;
  readonly version?: number;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

export interface ApprovalFacts extends AgreementFacts {
  readonly first_name: string;
  readonly guardian_name: string;
  /** Last ISO day on which the link can be answered. */
  readonly answer_by: string;
}

export interface RightFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Ids of the vocabulary. */
  readonly media: readonly string[];
  readonly territory: string | null;
  /** ISO days; null while unknown. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

/** The text of a review is not stored in events, because it may be hidden later. */
interface ReviewFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

/** The reported day of first publication, and the period of the right that follows from it. */
interface Published {
  readonly published_on: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** The last ISO day to answer; after that, silence approves. */
interface Awaited {
  readonly silent_on: string;
}

/** The facts stored with every event, by entity. */
export interface WorkFacts {
  readonly booking: BookingFacts;
  readonly clearance: ClearanceFacts;
  readonly call_sheet: CallSheetFacts;
  readonly summons: SummonsFacts;
  readonly report: ReportFacts;
  readonly injury: InjuryFacts;
  readonly agreement: AgreementFacts;
  readonly approval: ApprovalFacts;
  readonly right: RightFacts;
  readonly review: ReviewFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface WorkWords {
  readonly 'booking.cancel': Reasoned;
  readonly 'booking.call-off': Reasoned;
  readonly 'booking.cancel-with-project': Reasoned;
  readonly 'report.ask': Awaited;
  readonly 'report.remind': Awaited;
  readonly 'report.report': Awaited;
  readonly 'report.report-cancelled': Reasoned;
  readonly 'report.adjust': Awaited & Reasoned;
  readonly 'report.dispute': Reasoned;
  readonly 'report.dispute-adjustment': Reasoned;
  readonly 'report.settle': Reasoned;
  readonly 'report.void': Reasoned;
  /** ISO day of the report to Försäkringskassan. */
  readonly 'injury.send': { readonly sent_on: string };
  readonly 'injury.close-unsent': Reasoned;
  readonly 'agreement.decline': Reasoned;
  readonly 'agreement.decline-by-guardian': Reasoned;
  readonly 'agreement.void': Reasoned;
  readonly 'approval.decline': Reasoned;
  readonly 'right.report-publication': Published;
  readonly 'right.correct-publication': Published;
  readonly 'review.hide': Reasoned;
}
