import type { Rooms } from '#server/lifecycle/room.ts';
import { inquiryRoom } from './inquiry/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  inquiry: inquiryRoom,
} satisfies Partial<Rooms>;
