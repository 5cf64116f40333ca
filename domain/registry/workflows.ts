import { appealWorkflow } from '#domain/accounts/appeal/appeal.workflow.ts';
import { appointmentWorkflow } from '#domain/auditions/appointment/appointment.workflow.ts';
import { auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import { invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import { presentationWorkflow } from '#domain/auditions/presentation/presentation.workflow.ts';
import { slotWishWorkflow } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import { announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import { counterOfferWorkflow } from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import { optionWorkflow } from '#domain/casting/option/option.workflow.ts';
import { signOffWorkflow } from '#domain/casting/sign-off/sign-off.workflow.ts';
import { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { CommandOf, CreationIn, ReactingOf, SubjectOf } from '#domain/kernel/workflow/workflow.ts';
import { batchWorkflow } from '#domain/money/batch/batch.workflow.ts';
import { chargeWorkflow } from '#domain/money/charge/charge.workflow.ts';
import { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import { payoutWorkflow } from '#domain/money/payout/payout.workflow.ts';
import { mandateWorkflow } from '#domain/office/mandate/mandate.workflow.ts';
import { cvDocumentWorkflow } from '#domain/people/cv-document/cv-document.workflow.ts';
import { foreignCalendarWorkflow } from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import { guardianWorkflow } from '#domain/people/guardian/guardian.workflow.ts';
import { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { recordingWorkflow } from '#domain/people/recording/recording.workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { projectCheckWorkflow } from '#domain/projects/project-check/project-check.workflow.ts';
import { inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';
import { agreementWorkflow } from '#domain/work/agreement/agreement.workflow.ts';
import { approvalWorkflow } from '#domain/work/approval/approval.workflow.ts';
import { bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import { callSheetWorkflow } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import { clearanceWorkflow } from '#domain/work/clearance/clearance.workflow.ts';
import { reportWorkflow } from '#domain/work/report/report.workflow.ts';
import { reviewWorkflow } from '#domain/work/review/review.workflow.ts';
import { rightWorkflow } from '#domain/work/right/right.workflow.ts';
import { summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';

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
export type Subjects = { readonly [Noun in WorkflowNoun]: SubjectOf<Workflows[Noun]> };

/** What reactions look at. */
export type ReactingSubjects = { readonly [Noun in WorkflowNoun]: ReactingOf<Workflows[Noun]> };

/** The commands of a noun, as a union. */
export type Command<Noun extends WorkflowNoun> = CommandOf<Workflows[Noun]>;

type EventsOf<Noun extends WorkflowNoun> =
  | `${Noun}.${CreationIn<Workflows[Noun]>['command']}`
  | `${Noun}.${keyof Workflows[Noun]['transitions'] & string}`;

/** What can happen to an object with a lifecycle: 'candidate.request', 'project.activate' and so on. */
export type WorkflowEvent = { [Noun in WorkflowNoun]: EventsOf<Noun> }[WorkflowNoun];
