import type { Rooms } from '#server/lifecycle/room.ts';
import { projectRoom } from './project/lifecycle.ts';
import { projectCheckRoom } from './project-check/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  project: projectRoom,
  project_check: projectCheckRoom,
} satisfies Partial<Rooms>;
