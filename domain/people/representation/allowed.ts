import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';

/** The commands of each permission. All other commands of a talent are the talent's own. */
const COMMANDS: Readonly<Record<Allowed, readonly WorkflowEvent[]>> = {
  answers: [
    'candidate.answer-interested',
    'candidate.answer-not-interested',
    'invitation.accept',
    'invitation.decline',
  ],
  times: [
    'appointment.choose',
    'appointment.choose-other',
    'appointment.confirm',
    'appointment.decline',
    'appointment.take-back-decline',
    // A confirmed or chosen time also accepts the audition.
    'invitation.accept',
    'invitation.ask-time',
    'slot_wish.ask',
    'slot_wish.pass',
    'slot_wish.take',
    'slot_wish.take-back',
  ],
  terms: [
    'counter_offer.suggest',
    'counter_offer.answer-company',
    'counter_offer.accept-as-talent',
    'counter_offer.decline-as-talent',
    'counter_offer.withdraw-as-talent',
  ],
};

/** The commands that an agent with these permissions may give. */
export const commandsOf = (allowed: readonly Allowed[]): ReadonlySet<string> =>
  new Set(allowed.flatMap((one) => COMMANDS[one]));

/** Age from which a person may be an agent. */
export const AGENT_AGE = 18;

/** Days after which an unanswered offer is over. */
export const OFFER_DAYS = 30;

/** Agents that a talent may have at the same time, offers included: more would not know of each other's answers. */
export const AGENTS_AT_MOST = 3;
