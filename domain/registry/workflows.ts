import { type AppealSubject, appealWorkflow } from '#domain/accounts/appeal/appeal.workflow.ts';
import {
  type AppointmentSubject,
  appointmentWorkflow,
  type ReactingAppointment,
} from '#domain/auditions/appointment/appointment.workflow.ts';
import { type AuditionSubject, auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import { type InvitationSubject, invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import {
  type PresentationSubject,
  presentationWorkflow,
} from '#domain/auditions/presentation/presentation.workflow.ts';
import {
  type ReactingSlotWish,
  type SlotWishSubject,
  slotWishWorkflow,
} from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import { type AnnouncementSubject, announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import {
  type CandidateSubject,
  candidateWorkflow,
  type ReactingCandidate,
} from '#domain/casting/candidate/candidate.workflow.ts';
import { type ClosingSubject, closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import {
  type CounterOfferSubject,
  counterOfferWorkflow,
} from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import { type OptionSubject, optionWorkflow, type ReactingOption } from '#domain/casting/option/option.workflow.ts';
import { type CompanySubject, companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { possibleCommands } from '#domain/kernel/workflow/decide.ts';
import type { Actor, CommandOf, CreationIn, WorkflowRole } from '#domain/kernel/workflow/workflow.ts';
import { type BatchSubject, batchWorkflow } from '#domain/money/batch/batch.workflow.ts';
import { type ChargeSubject, chargeWorkflow, type ReactingCharge } from '#domain/money/charge/charge.workflow.ts';
import { type InvoiceSubject, invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import { type PayoutSubject, payoutWorkflow } from '#domain/money/payout/payout.workflow.ts';
import { type MandateSubject, mandateWorkflow } from '#domain/office/mandate/mandate.workflow.ts';
import { type CvDocumentSubject, cvDocumentWorkflow } from '#domain/people/cv-document/cv-document.workflow.ts';
import {
  type ForeignCalendarSubject,
  foreignCalendarWorkflow,
} from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import { type GuardianSubject, guardianWorkflow } from '#domain/people/guardian/guardian.workflow.ts';
import { type ProfileSubject, profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { type RecordingSubject, recordingWorkflow } from '#domain/people/recording/recording.workflow.ts';
import { type ProjectSubject, projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import {
  type ProjectCheckSubject,
  projectCheckWorkflow,
} from '#domain/projects/project-check/project-check.workflow.ts';
import { type SignOffSubject, signOffWorkflow } from '#domain/projects/sign-off/sign-off.workflow.ts';
import { type InquirySubject, inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';
import {
  type AgreementSubject,
  agreementWorkflow,
  type ReactingAgreement,
} from '#domain/work/agreement/agreement.workflow.ts';
import {
  type ApprovalSubject,
  approvalWorkflow,
  type ReactingApproval,
} from '#domain/work/approval/approval.workflow.ts';
import { type BookingSubject, bookingWorkflow, type ReactingBooking } from '#domain/work/booking/booking.workflow.ts';
import { type CallSheetSubject, callSheetWorkflow } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import { type ClearanceSubject, clearanceWorkflow } from '#domain/work/clearance/clearance.workflow.ts';
import { type ReactingReport, type ReportSubject, reportWorkflow } from '#domain/work/report/report.workflow.ts';
import { type ReviewSubject, reviewWorkflow } from '#domain/work/review/review.workflow.ts';
import { type ReactingRight, type RightSubject, rightWorkflow } from '#domain/work/right/right.workflow.ts';
import { type ReactingSummons, type SummonsSubject, summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';

/** Every lifecycle of the product by its noun. The runner, the tests and the documentation walk this record. */
export const workflows = {
  company: companyWorkflow,
  project: projectWorkflow,
  candidate: candidateWorkflow,
  counter_offer: counterOfferWorkflow,
  announcement: announcementWorkflow,
  closing: closingWorkflow,
  option: optionWorkflow,
  booking: bookingWorkflow,
  clearance: clearanceWorkflow,
  call_sheet: callSheetWorkflow,
  summons: summonsWorkflow,
  audition: auditionWorkflow,
  invitation: invitationWorkflow,
  appointment: appointmentWorkflow,
  slot_wish: slotWishWorkflow,
  report: reportWorkflow,
  charge: chargeWorkflow,
  invoice: invoiceWorkflow,
  agreement: agreementWorkflow,
  approval: approvalWorkflow,
  right: rightWorkflow,
  review: reviewWorkflow,
  guardian: guardianWorkflow,
  payout: payoutWorkflow,
  batch: batchWorkflow,
  inquiry: inquiryWorkflow,
  sign_off: signOffWorkflow,
  recording: recordingWorkflow,
  foreign_calendar: foreignCalendarWorkflow,
  cv_document: cvDocumentWorkflow,
  presentation: presentationWorkflow,
  profile: profileWorkflow,
  appeal: appealWorkflow,
  mandate: mandateWorkflow,
  project_check: projectCheckWorkflow,
} as const;

export type Workflows = typeof workflows;
export type WorkflowNoun = keyof Workflows;

/** What the guards of each noun look at. */
export interface Subjects {
  readonly company: CompanySubject;
  readonly project: ProjectSubject;
  readonly candidate: CandidateSubject;
  readonly counter_offer: CounterOfferSubject;
  readonly announcement: AnnouncementSubject;
  readonly closing: ClosingSubject;
  readonly option: OptionSubject;
  readonly booking: BookingSubject;
  readonly clearance: ClearanceSubject;
  readonly call_sheet: CallSheetSubject;
  readonly summons: SummonsSubject;
  readonly audition: AuditionSubject;
  readonly invitation: InvitationSubject;
  readonly appointment: AppointmentSubject;
  readonly slot_wish: SlotWishSubject;
  readonly report: ReportSubject;
  readonly charge: ChargeSubject;
  readonly invoice: InvoiceSubject;
  readonly agreement: AgreementSubject;
  readonly approval: ApprovalSubject;
  readonly right: RightSubject;
  readonly review: ReviewSubject;
  readonly guardian: GuardianSubject;
  readonly payout: PayoutSubject;
  readonly batch: BatchSubject;
  readonly inquiry: InquirySubject;
  readonly sign_off: SignOffSubject;
  readonly recording: RecordingSubject;
  readonly foreign_calendar: ForeignCalendarSubject;
  readonly cv_document: CvDocumentSubject;
  readonly presentation: PresentationSubject;
  readonly profile: ProfileSubject;
  readonly appeal: AppealSubject;
  readonly mandate: MandateSubject;
  readonly project_check: ProjectCheckSubject;
}

/** What reactions look at: for some nouns more than the guards, such as what came of the booking. */
export interface ReactingSubjects
  extends Omit<
    Subjects,
    | 'charge'
    | 'candidate'
    | 'option'
    | 'booking'
    | 'agreement'
    | 'approval'
    | 'report'
    | 'right'
    | 'summons'
    | 'appointment'
    | 'slot_wish'
  > {
  readonly charge: ReactingCharge;
  readonly candidate: ReactingCandidate;
  readonly option: ReactingOption;
  readonly booking: ReactingBooking;
  readonly agreement: ReactingAgreement;
  readonly approval: ReactingApproval;
  readonly right: ReactingRight;
  readonly report: ReactingReport;
  readonly summons: ReactingSummons;
  readonly appointment: ReactingAppointment;
  readonly slot_wish: ReactingSlotWish;
}

/** The commands of a noun, as a union. */
export type Command<Noun extends WorkflowNoun> = CommandOf<Workflows[Noun]>;

/** Whoever sees an object with its actions. */
export type Person = Actor & { readonly role: Exclude<WorkflowRole, 'system'> };

/** The commands this person may give now. Shipped with every object that leaves the server; screens draw buttons from it alone. */
export function commandsNow<Noun extends WorkflowNoun>(
  noun: Noun,
  subject: Subjects[Noun],
  actor: Person,
  moment: Moment,
): PersonCommand<Noun>[] {
  return possibleCommands(workflows[noun], subject, actor, moment) as PersonCommand<Noun>[];
}

/** The commands that people give; the rest are the system's alone. */
export type PersonCommand<Noun extends WorkflowNoun> = {
  [C in Command<Noun>]: Workflows[Noun]['transitions'][C] extends { readonly by: readonly ['system'] } ? never : C;
}[Command<Noun>];

type EventsOf<Noun extends WorkflowNoun> =
  | `${Noun}.${CreationIn<Workflows[Noun]>['command']}`
  | `${Noun}.${keyof Workflows[Noun]['transitions'] & string}`;

/** What can happen to an object with a lifecycle: 'candidate.request', 'project.activate' and so on. */
export type WorkflowEvent = { [Noun in WorkflowNoun]: EventsOf<Noun> }[WorkflowNoun];
