import type { Adapters } from '#server/lifecycle/adapter.ts';
import { agreementAdapter } from './agreement/lifecycle.ts';
import { approvalAdapter } from './approval/lifecycle.ts';
import { bookingAdapter } from './booking/lifecycle.ts';
import { callSheetAdapter } from './call-sheet/lifecycle.ts';
import { clearanceAdapter } from './clearance/lifecycle.ts';
import { injuryAdapter } from './injury/lifecycle.ts';
import { reportAdapter } from './report/lifecycle.ts';
import { reviewAdapter } from './review/lifecycle.ts';
import { rightAdapter } from './right/lifecycle.ts';
import { summonsAdapter } from './summons/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  booking: bookingAdapter,
  clearance: clearanceAdapter,
  call_sheet: callSheetAdapter,
  summons: summonsAdapter,
  report: reportAdapter,
  injury: injuryAdapter,
  agreement: agreementAdapter,
  approval: approvalAdapter,
  right: rightAdapter,
  review: reviewAdapter,
} satisfies Partial<Adapters>;
