/**
 * What is written with an event: names and terms as they were then, so that history, notices and mails can be told
 * without looking anything up again. Each noun has its facts, which go with all of its events; some events have words
 * of their own beside them.
 */

import type { ClosingAnswer } from '#domain/casting/closing/closing.rules.ts';
import type { SignOffKind } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { CommandOf, CreationIn, Workflow } from '#domain/kernel/workflow/workflow.ts';
import type { PayoutWay } from '#domain/money/payout/figures.ts';
import type { ReviewAsk } from '#domain/people/profile/review-parts.ts';
import type { RefusedFor } from '#domain/people/recording/recording.rules.ts';
import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import type { ActingFacts, ActingWords } from '#domain/talk/notification/acting-facts.ts';
import type { CalledFacts } from '#domain/talk/notification/called-facts.ts';
import type { AppealFacts, DecidedWords } from '#domain/talk/notification/decided-facts.ts';
import type { OwnFacts } from '#domain/talk/notification/own-facts.ts';
import type { AgreementKind } from '#domain/work/agreement/agreement.workflow.ts';
import type { MinorLackCode } from '#domain/work/minor/minor-lacks.ts';
import type { WorkflowEvent, WorkflowNoun, Workflows } from './workflows.ts';

export interface ProjectFacts {
  readonly project_title: string;
  readonly company_name: string;
}

export interface CandidateFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** The fee in öre and what it is for, as in the terms that were sent; events from before that was said are by the day. */
  readonly day_fee_ore: Ore;
  readonly fee_basis?: FeeBasis;
  /** ISO days; null for a project without dates. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly answer_by: string;
  readonly decision_by: string | null;
  /** True for somebody under 18 whose booking waits for what that takes. */
  readonly is_waiting?: boolean;
  /** What a closed role says to them, while they hear it. */
  readonly closing_answer?: ClosingAnswer | null;
  /** True for who is asked to step in for somebody else. */
  readonly is_replacement?: boolean;
}

export interface AnnouncementFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly role_title: string;
  readonly heading: string;
  /** Last ISO day to show interest. */
  readonly closes_on: string;
}

export interface ClosingFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly role_title: string;
}

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

export interface ClearanceFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** First ISO day of work that waits; null when none does. */
  readonly first_day: string | null;
  readonly lacks: readonly MinorLackCode[];
  /** True where the mail of a guardian has a link to more than the start page. */
  readonly has_guardian_link?: boolean;
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
  /** Instant of its end, and until when a challenge that comes now, or has come, must be answered. */
  readonly ends_date: string;
  readonly answer_until: string;
}

/** Amounts stand in no event: what is suggested is read where it can be answered. */
export interface CounterOfferFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Last ISO day to answer the newest version. */
  readonly ends_on: string;
}

export interface ReportFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO: the last day of the work, and the latest day of payment that follows from it. */
  readonly last_day: string;
  readonly paid_by: string;
}

/** What was written stands in no event: it may be hidden. */
export interface ReviewFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

/** Amounts stand in no event: history is read by both sides. */
export interface ChargeFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

/** The last ISO day to answer before silence approves. */
interface Awaited {
  readonly silent_on: string;
}

export interface CompanyFacts {
  readonly company_name: string;
  readonly contact_name: string;
}

export interface AgreementFacts {
  /** Events from before there were several have neither. */
  readonly kind?: AgreementKind | undefined;
  readonly version?: number;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

export interface RightFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Ids of the vocabulary. */
  readonly media: readonly string[];
  readonly territory: string | null;
  /** ISO days; null while they are not known. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

export interface ApprovalFacts extends AgreementFacts {
  readonly first_name: string;
  readonly guardian_name: string;
  /** Last ISO day on which the link can be answered. */
  readonly answer_by: string;
}

export interface GuardianFacts {
  readonly talent_name: string;
  readonly first_name: string;
  readonly guardian_name: string;
  /** Last ISO day on which the link can be answered. */
  readonly answer_by: string;
}

export interface InvoiceFacts {
  readonly company_name: string;
  readonly project_title: string;
  /** Null until it is issued, and so is the last ISO day to pay. */
  readonly number: string | null;
  readonly due_on: string | null;
}

export interface PayoutFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** The latest ISO day of payment. */
  readonly due_on: string;
}

export interface BatchFacts {
  readonly number: number;
  /** ISO. */
  readonly execution_on: string;
  readonly payout_count: number;
}

/** What was written stands in no event. */
export interface InquiryFacts {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly asker_name: string;
}

export interface SignOffFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly what: SignOffKind;
  readonly cost_ore: Ore;
  readonly asked_by_name: string;
}

/** Who is in it and what the client says stands in no event. */
export interface PresentationFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly presentation_title: string;
  /** Last ISO day of its link. */
  readonly ends_on: string;
}

export interface ProfileFacts {
  readonly talent_name: string;
  readonly first_name: string;
}

/** What is known of an object whatever happens to it. */
export interface Facts extends CalledFacts, ActingFacts, OwnFacts {
  readonly company: CompanyFacts;
  readonly project: ProjectFacts;
  readonly candidate: CandidateFacts;
  readonly counter_offer: CounterOfferFacts;
  readonly announcement: AnnouncementFacts;
  readonly closing: ClosingFacts;
  readonly option: OptionFacts;
  readonly booking: BookingFacts;
  readonly clearance: ClearanceFacts;
  readonly report: ReportFacts;
  readonly charge: ChargeFacts;
  readonly invoice: InvoiceFacts;
  readonly agreement: AgreementFacts;
  readonly approval: ApprovalFacts;
  readonly right: RightFacts;
  readonly review: ReviewFacts;
  readonly guardian: GuardianFacts;
  readonly payout: PayoutFacts;
  readonly batch: BatchFacts;
  readonly inquiry: InquiryFacts;
  readonly sign_off: SignOffFacts;
  readonly presentation: PresentationFacts;
  readonly profile: ProfileFacts;
  readonly appeal: AppealFacts;
}

/** Words of whoever acted, for the other side. */
interface Answered {
  readonly message: string | null;
  /** True when the answer came after the last answer day. */
  readonly is_late: boolean;
}

/** Words of whoever acted; null for none. */
interface Written {
  readonly message: string | null;
}

/** A reason in the words of whoever acted; null where none was given. */
interface Reasoned {
  readonly reason: string | null;
}

/** The day of first publication, and the time that it gives. */
interface Published {
  readonly published_on: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** What belongs to one kind of event alone. An event that is not named here has its facts and nothing more. */
interface EventWords extends DecidedWords, ActingWords {
  readonly 'project.cancel': Reasoned;
  /** Last ISO day for the company to say that the work is not done. */
  readonly 'project.ask-completion': { readonly completes_on: string };
  readonly 'project.remind-to-sign': { readonly unsigned_count: number };
  /** Whose consent is still lacking; null when it is whole, an empty name when nobody has said whose. */
  readonly 'guardian.give': { readonly awaits: string | null };
  readonly 'candidate.request': { readonly message: string | null };
  readonly 'candidate.answer-interested': Answered;
  readonly 'candidate.answer-not-interested': Answered;
  /** What of the terms is new, as a list in words. */
  readonly 'candidate.change-terms': { readonly answer_by: string; readonly changes: string };
  /** The new last answer day. */
  readonly 'candidate.extend': { readonly answer_by: string };
  readonly 'announcement.refuse': Reasoned;
  readonly 'announcement.take-down': Reasoned;
  readonly 'candidate.close': Reasoned;
  readonly 'candidate.release': Reasoned;
  readonly 'candidate.unbook': Reasoned;
  readonly 'candidate.withdraw': Reasoned;
  readonly 'audition.cancel': Reasoned;
  readonly 'audition.extend': { readonly deadline_date: string };
  readonly 'invitation.accept': Written;
  readonly 'invitation.decline': Written;
  readonly 'invitation.ask-time': Written;
  /** The new deadline of this person, an instant. */
  readonly 'invitation.grant-time': { readonly due_date: string };
  readonly 'invitation.withdraw': Reasoned;
  readonly 'invitation.call-off': Reasoned;
  readonly 'slot_wish.decline': Reasoned;
  readonly 'counter_offer.decline': Reasoned;
  readonly 'counter_offer.decline-as-talent': Reasoned;
  readonly 'agreement.decline': Reasoned;
  readonly 'agreement.decline-by-guardian': Reasoned;
  readonly 'agreement.void': Reasoned;
  readonly 'approval.decline': Reasoned;
  readonly 'right.report-publication': Published;
  readonly 'right.correct-publication': Published;
  readonly 'report.ask': Awaited;
  readonly 'report.remind': Awaited;
  readonly 'report.report': Awaited;
  readonly 'report.report-cancelled': Reasoned;
  readonly 'report.adjust': Awaited & Reasoned;
  readonly 'report.dispute': Reasoned;
  readonly 'report.dispute-adjustment': Reasoned;
  readonly 'report.settle': Reasoned;
  readonly 'report.void': Reasoned;
  readonly 'review.hide': Reasoned;
  readonly 'invoice.credit': Reasoned;
  readonly 'invoice.write-off': Reasoned;
  readonly 'invoice.take-back-payment': Reasoned;
  /** The number of the self-billing invoice or the payslip. */
  readonly 'payout.prepare': { readonly way: PayoutWay; readonly number: string };
  readonly 'payout.object': Reasoned;
  readonly 'payout.confirm-account': Reasoned;
  readonly 'payout.stop': Reasoned;
  readonly 'payout.resume': Reasoned;
  readonly 'payout.send': { readonly sent_on: string };
  /** False, or missing in what was told before it was asked: another account is awaited. */
  readonly 'payout.fail': Reasoned & { readonly account_is_right?: boolean };
  readonly 'profile.ask-changes': { readonly asks: readonly ReviewAsk[] };
  readonly 'sign_off.refuse': Reasoned;
  readonly 'recording.receive': { readonly received_date: string };
  readonly 'recording.refuse': { readonly refused_for: RefusedFor };
  readonly 'booking.cancel': Reasoned;
  readonly 'booking.call-off': Reasoned;
  readonly 'booking.cancel-with-project': Reasoned;
}

type NounOf<Event extends WorkflowEvent> = Event extends `${infer Noun extends WorkflowNoun}.${string}` ? Noun : never;

/** The words an event needs beside the facts of its noun. */
export type WordsOf<Event extends WorkflowEvent> = Event extends keyof EventWords ? EventWords[Event] : object;

/** All that is written with an event. */
export type PayloadOf<Event extends WorkflowEvent> = Event extends WorkflowEvent
  ? Omit<Facts[NounOf<Event>], keyof WordsOf<Event>> & WordsOf<Event>
  : never;

type NoticesIn<W extends Workflow, Command extends string> = Command extends CreationIn<W>['command']
  ? Extract<CreationIn<W>, { readonly command: Command }>['notices']
  : Command extends CommandOf<W>
    ? W['transitions'][Command]['notices']
    : never;

/** Who is told of an event, from its declaration; never when nobody is. */
export type AudienceOf<Event extends WorkflowEvent> =
  Event extends `${infer Noun extends WorkflowNoun}.${infer Command}`
    ? keyof NoticesIn<Workflows[Noun], Command> & string
    : never;

/** The events that somebody is told of. */
export type ToldEvent = {
  [Event in WorkflowEvent]: [AudienceOf<Event>] extends [never] ? never : Event;
}[WorkflowEvent];
