/** Facts that the events of this context store, as they are at the time of the event. */

import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

/** Neither the audition's demands on people nor access needs are stored in events. */
interface AuditionFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly audition_title: string;
  readonly audition_kind: AuditionKind;
}

export interface InvitationFacts extends AuditionFacts {
  readonly talent_name: string;
  readonly role_title: string;
  /** Instant until which the tape may be begun; null for rooms and calls. */
  readonly due_date: string | null;
  /** Last ISO day of the company's decision; null while undecided. */
  readonly decision_by: string | null;
}

export interface AppointmentFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Start and end (instants), room and place; room and place are empty if there is none. */
  readonly starts_date: string;
  readonly ends_date: string;
  readonly room: string;
  readonly place: string;
}

/** The talent's own words about the wish are not stored in events. */
export interface SlotWishFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Start of the offered slot and end of the offer (instants); null without an offer. */
  readonly offered_starts: string | null;
  readonly offer_until: string | null;
}

/** Neither the people of a presentation nor the answers of its client are stored in events. */
interface PresentationFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly presentation_title: string;
  /** Last ISO day of its link. */
  readonly ends_on: string;
}

/** The actor's message; null without one. */
interface Written {
  readonly message: string | null;
}

/** The facts stored with every event, by entity. */
export interface AuditionsFacts {
  readonly audition: AuditionFacts;
  readonly invitation: InvitationFacts;
  readonly appointment: AppointmentFacts;
  readonly slot_wish: SlotWishFacts;
  readonly presentation: PresentationFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface AuditionsWords {
  readonly 'audition.cancel': Reasoned;
  readonly 'audition.extend': { readonly deadline_date: string };
  readonly 'invitation.accept': Written;
  readonly 'invitation.decline': Written;
  readonly 'invitation.ask-time': Written;
  /** The candidate's new deadline, an instant. */
  readonly 'invitation.grant-time': { readonly due_date: string };
  readonly 'invitation.withdraw': Reasoned;
  readonly 'invitation.call-off': Reasoned;
  readonly 'slot_wish.decline': Reasoned;
}
