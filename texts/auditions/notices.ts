import { appointmentNotices, slotWishNotices } from './notices/appointment.ts';
import { invitationNotices } from './notices/invitation.ts';

/** Notice texts for the events of auditions. */
export const notices = {
  ...appointmentNotices,
  ...slotWishNotices,
  ...invitationNotices,
};
