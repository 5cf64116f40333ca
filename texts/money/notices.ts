import { invoiceNotices } from './notices/invoice.ts';
import { payoutNotices } from './notices/payout.ts';

/** The words of the events of money. */
export const notices = {
  ...invoiceNotices,
  ...payoutNotices,
};
