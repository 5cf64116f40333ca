import { type Refusal, type RefusalCode, refuse } from '../refusal.ts';
import type { Moment } from '../time/day.ts';
import type { StateColumns, StateOf, StateValue, Transition, Workflow, WorkflowRole } from './workflow.ts';

/** What a yes means: the columns to write, and the states they must still be in when they are written. */
export interface Decision {
  readonly set: Readonly<Record<string, StateValue>>;
  readonly expect: Readonly<Record<string, StateValue>>;
}

function isFrom(transition: Transition<StateColumns, unknown>, state: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(transition.from).every(([name, values]) => values?.includes(state[name] as StateValue));
}

/**
 * Decides one command: may this role, in this state, at this moment? Pure; the same answer draws the buttons and moves
 * the row. The order of the reasons is fixed: role, then state, then guard.
 */
export function decide<Columns extends StateColumns, Subject extends StateOf<Columns>, Command extends string>(
  workflow: Workflow<string, Columns, Subject, Command>,
  command: Command,
  subject: Subject,
  role: WorkflowRole,
  moment: Moment,
): Decision | Refusal<RefusalCode> {
  const transition = workflow.transitions[command];
  if (!transition.by.includes(role)) return refuse('not_allowed_for_role');
  if (!isFrom(transition as Transition<StateColumns, unknown>, subject)) return refuse('not_allowed_now');
  const reason = transition.guard?.(subject, moment);
  if (reason) return refuse(reason);
  const expect = Object.fromEntries(Object.keys(workflow.columns).map((name) => [name, subject[name] as StateValue]));
  return { set: transition.to as Record<string, StateValue>, expect };
}

/** The commands this role may give now, in the order they are declared. Shipped with every object that leaves the server. */
export function possibleCommands<
  Columns extends StateColumns,
  Subject extends StateOf<Columns>,
  Command extends string,
>(
  workflow: Workflow<string, Columns, Subject, Command>,
  subject: Subject,
  role: WorkflowRole,
  moment: Moment,
): Command[] {
  const commands = Object.keys(workflow.transitions) as Command[];
  return commands.filter((command) => !('refused' in decide(workflow, command, subject, role, moment)));
}
