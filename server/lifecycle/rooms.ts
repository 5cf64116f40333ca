import { agreementRoom } from '../features/agreement/lifecycle.ts';
import { announcementRoom } from '../features/announcement/lifecycle.ts';
import { appealRoom } from '../features/appeal/lifecycle.ts';
import { appointmentRoom } from '../features/appointment/lifecycle.ts';
import { approvalRoom } from '../features/approval/lifecycle.ts';
import { auditionRoom } from '../features/audition/lifecycle.ts';
import { batchRoom } from '../features/batch/lifecycle.ts';
import { bookingRoom } from '../features/booking/lifecycle.ts';
import { foreignCalendarRoom } from '../features/calendar/lifecycle.ts';
import { callSheetRoom } from '../features/call-sheet/lifecycle.ts';
import { candidateRoom } from '../features/candidate/lifecycle.ts';
import { chargeRoom } from '../features/charge/lifecycle.ts';
import { clearanceRoom } from '../features/clearance/lifecycle.ts';
import { closingRoom } from '../features/closing/lifecycle.ts';
import { companyRoom } from '../features/company/lifecycle.ts';
import { counterOfferRoom } from '../features/counter-offer/lifecycle.ts';
import { cvDocumentRoom } from '../features/cv-document/lifecycle.ts';
import { guardianRoom } from '../features/guardian/lifecycle.ts';
import { inquiryRoom } from '../features/inquiry/lifecycle.ts';
import { invitationRoom } from '../features/invitation/lifecycle.ts';
import { invoiceRoom } from '../features/invoice/lifecycle.ts';
import { mandateRoom } from '../features/mandate/lifecycle.ts';
import { optionRoom } from '../features/option/lifecycle.ts';
import { payoutRoom } from '../features/payout/lifecycle.ts';
import { presentationRoom } from '../features/presentation/lifecycle.ts';
import { profileRoom } from '../features/profile/lifecycle.ts';
import { projectRoom } from '../features/project/lifecycle.ts';
import { projectCheckRoom } from '../features/project-check/lifecycle.ts';
import { recordingRoom } from '../features/recording/lifecycle.ts';
import { reportRoom } from '../features/report/lifecycle.ts';
import { reviewRoom } from '../features/review/lifecycle.ts';
import { rightRoom } from '../features/right/lifecycle.ts';
import { signOffRoom } from '../features/sign-off/lifecycle.ts';
import { slotWishRoom } from '../features/slot-wish/lifecycle.ts';
import { summonsRoom } from '../features/summons/lifecycle.ts';
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
