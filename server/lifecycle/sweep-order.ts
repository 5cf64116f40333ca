import type { Command, WorkflowNoun, Workflows } from '#domain/kernel/workflow/product.ts';
import type { Deadline } from '#domain/kernel/workflow/workflow.ts';

/** The nouns with a command that a deadline triggers. */
type TimedNoun = {
  [Noun in WorkflowNoun]: Extract<
    Workflows[Noun]['transitions'][Command<Noun> & keyof Workflows[Noun]['transitions']],
    { readonly deadline: Deadline }
  > extends never
    ? never
    : Noun;
}[WorkflowNoun];

/**
 * The order of deadlines that pass together: casting before the work, the work before its money. A noun with its first
 * deadline must be listed here, or the code does not compile.
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
};

/** The nouns with deadlines, in this order. */
export const timedNouns = Object.keys(ORDER) as TimedNoun[];
