import { correctionNotices } from './notices/correction.ts';
import { creditLineNotices } from './notices/credit-line.ts';
import { invoiceNotices } from './notices/invoice.ts';
import { payoutNotices } from './notices/payout.ts';

/** Notice texts for the events of money. */
export const notices = {
  ...correctionNotices,
  ...creditLineNotices,
  ...invoiceNotices,
  ...payoutNotices,
};
