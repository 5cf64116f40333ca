import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import { type AdminRole, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS, MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Actor, Giver, Person, PersonCommandOf, StateValue, SubjectOf, Workflow } from './workflow.ts';

/** The result of an allowed command: the columns to write, and the states that they must still have when written. */
export interface Decision {
  readonly set: Readonly<Record<string, StateValue>>;
  readonly expect: Readonly<Record<string, StateValue>>;
}

/** The member roles among the givers of a command. */
export const membersAmong = (givers: readonly Giver[]): MemberRole[] =>
  MEMBER_ROLES.filter((member_role) => isGiver({ role: 'company', member_role }, givers));

/** True when an actor is one of the givers of a command. Asked for every command of every row of a list. */
export function isGiver(
  { role, member_role, admin_role }: Omit<Actor, 'account_id'>,
  givers: readonly Giver[],
): boolean {
  const isAmong = (all: readonly (AdminRole | MemberRole)[], own: AdminRole | MemberRole | undefined) =>
    own !== undefined && ((all.includes(own) && givers.includes(role)) || givers.includes(`${role}.${own}` as Giver));
  if (role === 'admin') return isAmong(HELPING_ADMINS, admin_role);
  return role === 'company' ? isAmong(CASTING_MEMBERS, member_role) : givers.includes(role);
}

/** True unless the actor acts for another who has not allowed the command. */
export const isWithin = ({ may }: Pick<Actor, 'may'>, noun: string, command: string): boolean =>
  may === undefined || may.has(`${noun}.${command}`);

/** True when a row is in one of the states from which a transition goes. */
function isFrom({ from }: Workflow['transitions'][string], state: Readonly<Record<string, StateValue>>): boolean {
  for (const name in from) if (!from[name]?.includes(state[name] as StateValue)) return false;
  return true;
}

/**
 * Decides if this actor may give this command in this state at this moment. Pure: the same answer draws the buttons and
 * moves the row. The subject holds the state columns and the facts that guards read. The order of the reasons is fixed:
 * actor, state, four eyes, guard.
 */
export function decide(
  workflow: Workflow,
  command: string,
  subject: object,
  actor: Actor,
  moment: Moment,
): Decision | Refusal<RefusalCode> {
  const transition = workflow.transitions[command];
  if (!transition) throw new Error(`The ${workflow.noun} workflow has no command ${command}`);
  if (!isGiver(actor, transition.by) || !isWithin(actor, workflow.noun, command)) return refuse('not_allowed_for_role');
  const state = subject as Readonly<Record<string, StateValue>>;
  if (!isFrom(transition, state)) return refuse('not_allowed_now');
  if (transition.notBy && actor.account_id !== null && state[transition.notBy] === actor.account_id) {
    return refuse('same_person');
  }
  const reason = transition.guard?.(subject, moment);
  if (reason) return refuse(reason);
  const expect = Object.fromEntries(Object.keys(workflow.columns).map((name) => [name, state[name] as StateValue]));
  return { set: transition.to as Record<string, StateValue>, expect };
}

/** The commands that this actor may give now, in the order of their declaration. */
export function possibleCommands(workflow: Workflow, subject: object, actor: Actor, moment: Moment): string[] {
  return Object.keys(workflow.transitions).filter(
    (command) => !isRefusal(decide(workflow, command, subject, actor, moment)),
  );
}

/** The commands that this person may give now. Sent with every object; screens draw buttons from this list alone. */
export function commandsNow<W extends Workflow>(
  workflow: W,
  subject: SubjectOf<W>,
  actor: Person,
  moment: Moment,
): PersonCommandOf<W>[] {
  return possibleCommands(workflow, subject as object, actor, moment) as PersonCommandOf<W>[];
}
