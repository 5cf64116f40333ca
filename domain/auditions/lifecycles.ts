import { appointmentWorkflow } from './appointment/appointment.workflow.ts';
import { auditionWorkflow } from './audition/audition.workflow.ts';
import type { AuditionsFacts, AuditionsWords } from './facts.ts';
import { invitationWorkflow } from './invitation/invitation.workflow.ts';
import { presentationWorkflow } from './presentation/presentation.workflow.ts';
import { slotWishWorkflow } from './slot-wish/slot-wish.workflow.ts';

/** The lifecycles of this context, by entity. */
export const auditionsWorkflows = {
  audition: auditionWorkflow,
  invitation: invitationWorkflow,
  appointment: appointmentWorkflow,
  slot_wish: slotWishWorkflow,
  presentation: presentationWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface AuditionsLifecycles {
  readonly workflows: typeof auditionsWorkflows;
  readonly facts: AuditionsFacts;
  readonly words: AuditionsWords;
}
