import type { Command, WorkflowNoun, Workflows } from '#domain/kernel/workflow/product.ts';
import type { Deadline } from '#domain/kernel/workflow/workflow.ts';

/** The nouns with a command that is given when a deadline passes. */
type TimedNoun = {
  [Noun in WorkflowNoun]: Extract<
    Workflows[Noun]['transitions'][Command<Noun> & keyof Workflows[Noun]['transitions']],
    { readonly deadline: Deadline }
  > extends never
    ? never
    : Noun;
}[WorkflowNoun];

/**
 * The order in which deadlines run that pass at the same time, such as candidates before reports and reports before
 * invoices. A noun that gets its first deadline must be listed here, or the code does not compile.
 */
const ORDER: { readonly [Noun in TimedNoun]: true } = {
  project: true,
  candidate: true,
  counter_offer: true,
  announcement: true,
  closing: true,
  option: true,
  clearance: true,
  summons: true,
  audition: true,
  invitation: true,
  appointment: true,
  slot_wish: true,
  report: true,
  invoice: true,
  agreement: true,
  approval: true,
  right: true,
  review: true,
  payout: true,
  recording: true,
  foreign_calendar: true,
  cv_document: true,
  presentation: true,
  mandate: true,
  representation: true,
};

/** The nouns with deadlines, in the order of ORDER. */
export const timedNouns = Object.keys(ORDER) as TimedNoun[];
