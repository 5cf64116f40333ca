import { agreementNotices } from './notices/agreement.ts';
import { approvalNotices } from './notices/approval.ts';
import { bookingNotices } from './notices/booking.ts';
import { clearanceNotices } from './notices/clearance.ts';
import { injuryNotices } from './notices/injury.ts';
import { reportNotices } from './notices/report.ts';
import { reviewNotices } from './notices/review.ts';
import { rightNotices } from './notices/right.ts';
import { summonsNotices } from './notices/summons.ts';

/** Notice texts for the events of work. */
export const notices = {
  ...agreementNotices,
  ...approvalNotices,
  ...bookingNotices,
  ...clearanceNotices,
  ...injuryNotices,
  ...reportNotices,
  ...reviewNotices,
  ...rightNotices,
  ...summonsNotices,
};
