/**
 * What people are told, by event and audience. Total by type: an event that its workflow says somebody is told of does
 * not compile without its words here. The same words make the notice in the bell and the mail.
 */

import type { AllLifecycles } from '#domain/registry/payload.ts';
import { appealNotices } from '#texts/accounts/notices/appeal.ts';
import { appointmentNotices, slotWishNotices } from '#texts/auditions/notices/appointment.ts';
import { invitationNotices } from '#texts/auditions/notices/invitation.ts';
import { announcementNotices } from '#texts/casting/notices/announcement.ts';
import { candidateNotices } from '#texts/casting/notices/candidate.ts';
import { closingNotices } from '#texts/casting/notices/closing.ts';
import { counterOfferNotices } from '#texts/casting/notices/counter-offer.ts';
import { optionNotices } from '#texts/casting/notices/option.ts';
import { signOffNotices } from '#texts/casting/notices/sign-off.ts';
import { companyNotices } from '#texts/companies/notices/company.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { invoiceNotices } from '#texts/money/notices/invoice.ts';
import { payoutNotices } from '#texts/money/notices/payout.ts';
import { mandateNotices } from '#texts/office/notices/mandate.ts';
import { cvDocumentNotices } from '#texts/people/notices/cv-document.ts';
import { foreignCalendarNotices } from '#texts/people/notices/foreign-calendar.ts';
import { guardianNotices } from '#texts/people/notices/guardian.ts';
import { profileNotices } from '#texts/people/notices/profile.ts';
import { recordingNotices } from '#texts/people/notices/recording.ts';
import { projectNotices } from '#texts/projects/notices/project.ts';
import { projectCheckNotices } from '#texts/projects/notices/project-check.ts';
import { inquiryNotices } from '#texts/talk/notices/inquiry.ts';
import { agreementNotices } from '#texts/work/notices/agreement.ts';
import { approvalNotices } from '#texts/work/notices/approval.ts';
import { bookingNotices } from '#texts/work/notices/booking.ts';
import { clearanceNotices } from '#texts/work/notices/clearance.ts';
import { reportNotices } from '#texts/work/notices/report.ts';
import { reviewNotices } from '#texts/work/notices/review.ts';
import { rightNotices } from '#texts/work/notices/right.ts';
import { summonsNotices } from '#texts/work/notices/summons.ts';

export const noticeTexts: NoticeTextsOf<AllLifecycles> = {
  ...candidateNotices,
  ...projectNotices,
  ...counterOfferNotices,
  ...announcementNotices,
  ...closingNotices,
  ...optionNotices,
  ...agreementNotices,
  ...rightNotices,
  ...approvalNotices,
  ...bookingNotices,
  ...clearanceNotices,
  ...companyNotices,
  ...foreignCalendarNotices,
  ...cvDocumentNotices,
  ...guardianNotices,
  ...reportNotices,
  ...invoiceNotices,
  ...payoutNotices,
  ...inquiryNotices,
  ...summonsNotices,
  ...invitationNotices,
  ...appointmentNotices,
  ...slotWishNotices,
  ...signOffNotices,
  ...reviewNotices,
  ...recordingNotices,
  ...profileNotices,
  ...appealNotices,
  ...mandateNotices,
  ...projectCheckNotices,
};
