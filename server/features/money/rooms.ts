import type { Rooms } from '#server/lifecycle/room.ts';
import { batchRoom } from './batch/lifecycle.ts';
import { chargeRoom } from './charge/lifecycle.ts';
import { invoiceRoom } from './invoice/lifecycle.ts';
import { payoutRoom } from './payout/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  charge: chargeRoom,
  invoice: invoiceRoom,
  payout: payoutRoom,
  batch: batchRoom,
} satisfies Partial<Rooms>;
