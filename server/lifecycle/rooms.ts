import { rooms as accounts } from '#server/features/accounts/rooms.ts';
import { rooms as auditions } from '#server/features/auditions/rooms.ts';
import { rooms as casting } from '#server/features/casting/rooms.ts';
import { rooms as companies } from '#server/features/companies/rooms.ts';
import { rooms as money } from '#server/features/money/rooms.ts';
import { rooms as office } from '#server/features/office/rooms.ts';
import { rooms as people } from '#server/features/people/rooms.ts';
import { rooms as projects } from '#server/features/projects/rooms.ts';
import { rooms as talk } from '#server/features/talk/rooms.ts';
import { rooms as work } from '#server/features/work/rooms.ts';
import type { MakingRooms, Rooms } from './room.ts';

const all = {
  ...accounts,
  ...people,
  ...companies,
  ...projects,
  ...casting,
  ...auditions,
  ...work,
  ...money,
  ...talk,
  ...office,
};

/** Every noun with a lifecycle, as the runner meets it: each context says which are its own. */
export const rooms: Rooms = all;

/** Those of them that come to be when something else happens. */
export const makingRooms: MakingRooms = all;
