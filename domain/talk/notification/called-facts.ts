/** What is known of days of work and of auditions, and of those who are called to them. */
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';

/** What a sheet says stands in its versions; the log says only which day and which version. */
export interface CallSheetFacts {
  readonly project_title: string;
  readonly company_name: string;
  /** ISO day of work. */
  readonly day: string;
}

export interface SummonsFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO day of work, and the version of its sheet that holds. */
  readonly day: string;
  readonly version: number;
  /** When and where this person is to be. */
  readonly call_time: string;
  readonly place: string;
  /** What is otherwise than in the version before, as a list in words; empty for the first. */
  readonly changes: string;
}

/** What is asked of people stands in the audition; access needs stand in no event. */
export interface AuditionFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly audition_title: string;
  readonly audition_kind: AuditionKind;
}

export interface InvitationFacts extends AuditionFacts {
  readonly talent_name: string;
  readonly role_title: string;
  /** Until when the tape may be begun, an instant; null for rooms and calls. */
  readonly due_date: string | null;
  /** ISO day of the answer; null while nobody has said. */
  readonly decision_by: string | null;
}

export interface AppointmentFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Instants of the time, and where it is; empty where there is no place. */
  readonly starts_date: string;
  readonly ends_date: string;
  readonly room: string;
  readonly place: string;
}

/** What somebody asks for in their own words stands in no event. */
export interface SlotWishFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
  /** Instants of the time that is offered and of the end of the offer; null without one. */
  readonly offered_starts: string | null;
  readonly offer_until: string | null;
}

/** Of the days on which people are called, by noun. */
export interface CalledFacts {
  readonly call_sheet: CallSheetFacts;
  readonly summons: SummonsFacts;
  readonly audition: AuditionFacts;
  readonly invitation: InvitationFacts;
  readonly appointment: AppointmentFacts;
  readonly slot_wish: SlotWishFacts;
}
