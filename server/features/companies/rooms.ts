import type { Rooms } from '#server/lifecycle/room.ts';
import { companyRoom } from './company/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  company: companyRoom,
} satisfies Partial<Rooms>;
