import type { Rooms } from '#server/lifecycle/room.ts';
import { announcementRoom } from './announcement/lifecycle.ts';
import { candidateRoom } from './candidate/lifecycle.ts';
import { closingRoom } from './closing/lifecycle.ts';
import { counterOfferRoom } from './counter-offer/lifecycle.ts';
import { optionRoom } from './option/lifecycle.ts';
import { signOffRoom } from './sign-off/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  candidate: candidateRoom,
  counter_offer: counterOfferRoom,
  announcement: announcementRoom,
  closing: closingRoom,
  option: optionRoom,
  sign_off: signOffRoom,
} satisfies Partial<Rooms>;
