import type { Rooms } from '#server/lifecycle/room.ts';
import { appealRoom } from './appeal/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  appeal: appealRoom,
} satisfies Partial<Rooms>;
