/** Facts that events of this context store, as of the event. */

import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

/** Events leave out the audition's demands on people and all access needs. */
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
  /** ISO day of the answer; null while undecided. */
  readonly decision_by: string | null;
}

export interface AppointmentFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Instants of the time, and its place; empty without a place. */
  readonly starts_date: string;
  readonly ends_date: string;
  readonly room: string;
  readonly place: string;
}

/** Events leave out the talent's own words about the wish. */
export interface SlotWishFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Instants of the offered time and of the end of the offer; null without one. */
  readonly offered_starts: string | null;
  readonly offer_until: string | null;
}

/** Events leave out the people of a presentation and the answers of its client. */
interface PresentationFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly presentation_title: string;
  /** Last ISO day of its link. */
  readonly ends_on: string;
}

/** Words of the actor; null without any. */
interface Written {
  readonly message: string | null;
}

/** The facts that go with every event of a noun. */
export interface AuditionsFacts {
  readonly audition: AuditionFacts;
  readonly invitation: InvitationFacts;
  readonly appointment: AppointmentFacts;
  readonly slot_wish: SlotWishFacts;
  readonly presentation: PresentationFacts;
}

/** Words of a single kind of event, beside the facts. */
export interface AuditionsWords {
  readonly 'audition.cancel': Reasoned;
  readonly 'audition.extend': { readonly deadline_date: string };
  readonly 'invitation.accept': Written;
  readonly 'invitation.decline': Written;
  readonly 'invitation.ask-time': Written;
  /** The new deadline of this person, an instant. */
  readonly 'invitation.grant-time': { readonly due_date: string };
  readonly 'invitation.withdraw': Reasoned;
  readonly 'invitation.call-off': Reasoned;
  readonly 'slot_wish.decline': Reasoned;
}
