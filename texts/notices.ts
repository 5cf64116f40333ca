/**
 * What people are told, by event and audience. Total by type: an event that its workflow says somebody is told of does
 * not compile without its words here. The same words make the notice in the bell and the mail.
 */

import type { ToldEvent } from '#domain/notification/payload.ts';
import type { NoticeTextsOf } from './notice-text.ts';
import { agreementNotices } from './notices/agreement.ts';
import { announcementNotices } from './notices/announcement.ts';
import { appealNotices } from './notices/appeal.ts';
import { appointmentNotices, slotWishNotices } from './notices/appointment.ts';
import { approvalNotices } from './notices/approval.ts';
import { bookingNotices } from './notices/booking.ts';
import { candidateNotices } from './notices/candidate.ts';
import { clearanceNotices } from './notices/clearance.ts';
import { closingNotices } from './notices/closing.ts';
import { companyNotices } from './notices/company.ts';
import { counterOfferNotices } from './notices/counter-offer.ts';
import { cvDocumentNotices } from './notices/cv-document.ts';
import { foreignCalendarNotices } from './notices/foreign-calendar.ts';
import { guardianNotices } from './notices/guardian.ts';
import { inquiryNotices } from './notices/inquiry.ts';
import { invitationNotices } from './notices/invitation.ts';
import { invoiceNotices } from './notices/invoice.ts';
import { mandateNotices } from './notices/mandate.ts';
import { optionNotices } from './notices/option.ts';
import { payoutNotices } from './notices/payout.ts';
import { profileNotices } from './notices/profile.ts';
import { projectNotices } from './notices/project.ts';
import { projectCheckNotices } from './notices/project-check.ts';
import { recordingNotices } from './notices/recording.ts';
import { reportNotices } from './notices/report.ts';
import { reviewNotices } from './notices/review.ts';
import { rightNotices } from './notices/right.ts';
import { signOffNotices } from './notices/sign-off.ts';
import { summonsNotices } from './notices/summons.ts';

export const noticeTexts: NoticeTextsOf<ToldEvent> = {
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
