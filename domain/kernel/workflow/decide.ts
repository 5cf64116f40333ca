import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import { ADMIN_ROLES, type AdminRole, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS, MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Actor, Giver, Person, PersonCommandOf, StateValue, SubjectOf, Workflow } from './workflow.ts';

/** The result of an allowed command: the columns to write, and the states that they must still have when written. */
export interface Decision {
  readonly set: Readonly<Record<string, StateValue>>;
  readonly expect: Readonly<Record<string, StateValue>>;
}

/** The member roles among the givers of a command. */
export function membersAmong(givers: readonly Giver[]): MemberRole[] {
  const casting: readonly MemberRole[] = givers.includes('company') ? CASTING_MEMBERS : [];
  return MEMBER_ROLES.filter((role) => casting.includes(role) || givers.includes(`company.${role}`));
}

/** The desks of administrators among the givers of a command. */
export function adminsAmong(givers: readonly Giver[]): AdminRole[] {
  const helping: readonly AdminRole[] = givers.includes('admin') ? HELPING_ADMINS : [];
  return ADMIN_ROLES.filter((role) => helping.includes(role) || givers.includes(`admin.${role}`));
}

/** True when an actor is one of the givers of a command. */
export function isGiver({ role, member_role, admin_role }: Actor, givers: readonly Giver[]): boolean {
  if (role === 'admin') return admin_role !== undefined && adminsAmong(givers).includes(admin_role);
  if (role !== 'company') return givers.includes(role);
  return member_role !== undefined && membersAmong(givers).includes(member_role);
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
  if (!isGiver(actor, transition.by)) return refuse('not_allowed_for_role');
  const state = subject as Readonly<Record<string, StateValue>>;
  const expect = Object.fromEntries(Object.keys(workflow.columns).map((name) => [name, state[name] as StateValue]));
  const isFrom = Object.entries(transition.from).every(([name, values]) =>
    values?.includes(expect[name] as StateValue),
  );
  if (!isFrom) return refuse('not_allowed_now');
  if (transition.notBy && actor.account_id !== null && state[transition.notBy] === actor.account_id) {
    return refuse('same_person');
  }
  const reason = transition.guard?.(subject, moment);
  return reason ? refuse(reason) : { set: transition.to as Record<string, StateValue>, expect };
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
