import type { Rooms } from '#server/lifecycle/room.ts';
import { agreementRoom } from './agreement/lifecycle.ts';
import { approvalRoom } from './approval/lifecycle.ts';
import { bookingRoom } from './booking/lifecycle.ts';
import { callSheetRoom } from './call-sheet/lifecycle.ts';
import { clearanceRoom } from './clearance/lifecycle.ts';
import { reportRoom } from './report/lifecycle.ts';
import { reviewRoom } from './review/lifecycle.ts';
import { rightRoom } from './right/lifecycle.ts';
import { summonsRoom } from './summons/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  booking: bookingRoom,
  clearance: clearanceRoom,
  call_sheet: callSheetRoom,
  summons: summonsRoom,
  report: reportRoom,
  agreement: agreementRoom,
  approval: approvalRoom,
  right: rightRoom,
  review: reviewRoom,
} satisfies Partial<Rooms>;
