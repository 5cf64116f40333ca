import { appointmentNotices, slotWishNotices } from './notices/appointment.ts';
import { invitationNotices } from './notices/invitation.ts';

/** The words of the events of auditions. */
export const notices = {
  ...appointmentNotices,
  ...slotWishNotices,
  ...invitationNotices,
};
