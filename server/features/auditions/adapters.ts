import type { Adapters } from '#server/lifecycle/adapter.ts';
import { appointmentAdapter } from './appointment/lifecycle.ts';
import { auditionAdapter } from './audition/lifecycle.ts';
import { invitationAdapter } from './invitation/lifecycle.ts';
import { presentationAdapter } from './presentation/lifecycle.ts';
import { recordingAdapter } from './recording/lifecycle.ts';
import { slotWishAdapter } from './slot-wish/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  audition: auditionAdapter,
  invitation: invitationAdapter,
  appointment: appointmentAdapter,
  slot_wish: slotWishAdapter,
  recording: recordingAdapter,
  presentation: presentationAdapter,
} satisfies Partial<Adapters>;
