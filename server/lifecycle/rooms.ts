import { appealRoom } from '#server/features/accounts/appeal/lifecycle.ts';
import { appointmentRoom } from '#server/features/auditions/appointment/lifecycle.ts';
import { auditionRoom } from '#server/features/auditions/audition/lifecycle.ts';
import { invitationRoom } from '#server/features/auditions/invitation/lifecycle.ts';
import { presentationRoom } from '#server/features/auditions/presentation/lifecycle.ts';
import { recordingRoom } from '#server/features/auditions/recording/lifecycle.ts';
import { slotWishRoom } from '#server/features/auditions/slot-wish/lifecycle.ts';
import { announcementRoom } from '#server/features/casting/announcement/lifecycle.ts';
import { candidateRoom } from '#server/features/casting/candidate/lifecycle.ts';
import { closingRoom } from '#server/features/casting/closing/lifecycle.ts';
import { counterOfferRoom } from '#server/features/casting/counter-offer/lifecycle.ts';
import { optionRoom } from '#server/features/casting/option/lifecycle.ts';
import { signOffRoom } from '#server/features/casting/sign-off/lifecycle.ts';
import { companyRoom } from '#server/features/companies/company/lifecycle.ts';
import { batchRoom } from '#server/features/money/batch/lifecycle.ts';
import { chargeRoom } from '#server/features/money/charge/lifecycle.ts';
import { invoiceRoom } from '#server/features/money/invoice/lifecycle.ts';
import { payoutRoom } from '#server/features/money/payout/lifecycle.ts';
import { mandateRoom } from '#server/features/office/mandate/lifecycle.ts';
import { foreignCalendarRoom } from '#server/features/people/calendar/lifecycle.ts';
import { cvDocumentRoom } from '#server/features/people/cv-document/lifecycle.ts';
import { guardianRoom } from '#server/features/people/guardian/lifecycle.ts';
import { profileRoom } from '#server/features/people/profile/lifecycle.ts';
import { projectRoom } from '#server/features/projects/project/lifecycle.ts';
import { projectCheckRoom } from '#server/features/projects/project-check/lifecycle.ts';
import { inquiryRoom } from '#server/features/talk/inquiry/lifecycle.ts';
import { agreementRoom } from '#server/features/work/agreement/lifecycle.ts';
import { approvalRoom } from '#server/features/work/approval/lifecycle.ts';
import { bookingRoom } from '#server/features/work/booking/lifecycle.ts';
import { callSheetRoom } from '#server/features/work/call-sheet/lifecycle.ts';
import { clearanceRoom } from '#server/features/work/clearance/lifecycle.ts';
import { reportRoom } from '#server/features/work/report/lifecycle.ts';
import { reviewRoom } from '#server/features/work/review/lifecycle.ts';
import { rightRoom } from '#server/features/work/right/lifecycle.ts';
import { summonsRoom } from '#server/features/work/summons/lifecycle.ts';
import type { Rooms } from './room.ts';

/** Every noun with a lifecycle, as the runner meets it. */
export const rooms: Rooms = {
  company: companyRoom,
  project: projectRoom,
  candidate: candidateRoom,
  counter_offer: counterOfferRoom,
  announcement: announcementRoom,
  closing: closingRoom,
  option: optionRoom,
  booking: bookingRoom,
  clearance: clearanceRoom,
  call_sheet: callSheetRoom,
  summons: summonsRoom,
  audition: auditionRoom,
  invitation: invitationRoom,
  appointment: appointmentRoom,
  slot_wish: slotWishRoom,
  report: reportRoom,
  charge: chargeRoom,
  invoice: invoiceRoom,
  agreement: agreementRoom,
  approval: approvalRoom,
  right: rightRoom,
  review: reviewRoom,
  guardian: guardianRoom,
  payout: payoutRoom,
  batch: batchRoom,
  inquiry: inquiryRoom,
  sign_off: signOffRoom,
  recording: recordingRoom,
  foreign_calendar: foreignCalendarRoom,
  cv_document: cvDocumentRoom,
  presentation: presentationRoom,
  profile: profileRoom,
  appeal: appealRoom,
  mandate: mandateRoom,
  project_check: projectCheckRoom,
};
