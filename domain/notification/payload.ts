/**
 * What is written with an event: names and terms as they were then, so that history, notices and mails can be told
 * without looking anything up again. One shape for each noun; what does not apply to an event is null.
 */
import type { Ore } from '../money/ore.ts';
import type { CommandOf, Workflow } from '../workflow/workflow.ts';
import type { WorkflowEvent, WorkflowNoun, Workflows } from '../workflow/workflows.ts';

export interface ProjectPayload {
  readonly project_title: string;
  readonly company_name: string;
  readonly reason: string | null;
}

export interface CandidatePayload {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Fee per day in öre, as in the terms that were sent. */
  readonly day_fee_ore: Ore;
  /** ISO days; null for a project without dates. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly answer_by: string;
  readonly decision_by: string | null;
  /** Words of whoever acted, for the other side. */
  readonly message: string | null;
  readonly reason: string | null;
  /** True when the answer came after the last answer day. */
  readonly is_late: boolean;
}

export interface BookingPayload {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly day_fee_ore: Ore;
  readonly reason: string | null;
}

export interface CompanyPayload {
  readonly company_name: string;
  readonly contact_name: string;
  readonly reason: string | null;
}

export interface GuardianPayload {
  readonly talent_name: string;
  readonly first_name: string;
  readonly guardian_name: string;
  /** Last ISO day on which the link can be answered. */
  readonly answer_by: string;
}

export interface Payloads {
  readonly company: CompanyPayload;
  readonly project: ProjectPayload;
  readonly candidate: CandidatePayload;
  readonly booking: BookingPayload;
  readonly guardian: GuardianPayload;
}

type NounOf<Event extends WorkflowEvent> = Event extends `${infer Noun extends WorkflowNoun}.${string}` ? Noun : never;

export type PayloadOf<Event extends WorkflowEvent> = Payloads[NounOf<Event>];

type NoticesIn<W extends Workflow, Command extends string> = Command extends W['creation']['command']
  ? W['creation']['notices']
  : Command extends CommandOf<W>
    ? W['transitions'][Command]['notices']
    : never;

/** Who is told of an event, from its declaration; never when nobody is. */
export type AudienceOf<Event extends WorkflowEvent> =
  Event extends `${infer Noun extends WorkflowNoun}.${infer Command}`
    ? keyof NoticesIn<Workflows[Noun], Command> & string
    : never;

/** The events that somebody is told of. */
export type ToldEvent = {
  [Event in WorkflowEvent]: [AudienceOf<Event>] extends [never] ? never : Event;
}[WorkflowEvent];
