import type { Rooms } from '#server/lifecycle/room.ts';
import { mandateRoom } from './mandate/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  mandate: mandateRoom,
} satisfies Partial<Rooms>;
