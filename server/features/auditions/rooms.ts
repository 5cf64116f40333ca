import type { Rooms } from '#server/lifecycle/room.ts';
import { appointmentRoom } from './appointment/lifecycle.ts';
import { auditionRoom } from './audition/lifecycle.ts';
import { invitationRoom } from './invitation/lifecycle.ts';
import { presentationRoom } from './presentation/lifecycle.ts';
import { recordingRoom } from './recording/lifecycle.ts';
import { slotWishRoom } from './slot-wish/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  audition: auditionRoom,
  invitation: invitationRoom,
  appointment: appointmentRoom,
  slot_wish: slotWishRoom,
  recording: recordingRoom,
  presentation: presentationRoom,
} satisfies Partial<Rooms>;
