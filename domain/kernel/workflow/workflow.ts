/**
 * The small engine in which every lifecycle is declared. A workflow names the state columns of one table and, for each
 * command, its givers, the states it leaves, the state it reaches, its guard, its audiences and its reason. Buttons,
 * the transition runner, the exhaustive tests, the notices and docs/workflows.md are all derived from the declaration;
 * nothing keeps a second list.
 */

import type { PushName } from '#domain/kernel/push/pushes.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { SmsName } from '#domain/kernel/sms/sms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';

/**
 * The kinds of givers of a command. `guardian` holds the link of a mail to a guardian, without an account; `system` is
 * a deadline, a reaction to another transition, or the server code of another act, such as the end of an upload.
 */
export const WORKFLOW_ROLES = ['talent', 'company', 'admin', 'guardian', 'system'] as const;
export type WorkflowRole = (typeof WORKFLOW_ROLES)[number];

/**
 * A giver of a command: a role, or the members or administrators with one role ('company.owner', 'admin.finance').
 * 'company' means the members who cast, 'admin' the desks that help.
 */
export type Giver = WorkflowRole | `company.${MemberRole}` | `admin.${AdminRole}`;

/** The giver of a command, with the facts that the rules need. */
export interface Actor {
  readonly role: WorkflowRole;
  readonly member_role?: MemberRole;
  readonly admin_role?: AdminRole;
  /** Null for givers without an account: the system, and a guardian. */
  readonly account_id: string | null;
  /** The only commands ('candidate.answer-interested') of a giver who acts for another; absent for all other givers. */
  readonly may?: ReadonlySet<string>;
}

/** The receivers of a notice. */
export type Audience = 'talent' | 'company' | 'admin' | 'guardian';

/** `notice` is the bell only, `mail` is the bell and a mail. A guardian has no bell and always gets a mail. */
export type Channel = 'notice' | 'mail';

export type StateValue = string | number | boolean | null;

/**
 * The time at which the system gives a command. `column` of the table holds an ISO day or an instant; null means never.
 * A `day` passes when the next day begins, an `instant` when it is reached.
 */
export interface Deadline {
  readonly column: string;
  readonly passes: 'day' | 'instant';
  /**
   * For a command that changes no state: the column that stores the instant of the command, so that it is given only
   * once.
   */
  readonly once?: string;
  /**
   * Columns of which one is set when the deadline does not apply although the state has not changed, such as for an
   * object that is over.
   */
  readonly unless?: readonly string[];
}

/** The columns that together are the state, each with every value it may have. */
export type StateColumns = Readonly<Record<string, readonly StateValue[]>>;

export type StateOf<Columns extends StateColumns> = { [Name in keyof Columns]: Columns[Name][number] };

export interface Transition<Columns extends StateColumns, Subject> {
  readonly by: readonly Giver[];
  /** Four eyes: the field of the subject with the account that took the previous step. The same account is refused. */
  readonly notBy?: string;
  /** For each column the values from which the command may start; a column that is not named may have any value. */
  readonly from: { readonly [Name in keyof Columns]?: readonly Columns[Name][number][] };
  /** The columns that change. Empty for a command that is an event only, such as a reminder. */
  readonly to: { readonly [Name in keyof Columns]?: Columns[Name][number] };
  /** A pure rule beyond the states; returns the reason of a refusal, or null. */
  guard?(subject: Subject, moment: Moment): RefusalCode | null;
  readonly deadline?: Deadline;
  readonly notices: { readonly [A in Audience]?: Channel };
  /** The push to the devices of the notices' readers; a guardian has no device. */
  readonly push?: PushName;
  /** The text message to the talent, or to the guardians of a talent under 18, if they want it. */
  readonly sms?: SmsName;
  /** The reason for the command, in one sentence. */
  readonly why: string;
}

/** The creation of an object of the lifecycle. */
export interface Creation<Columns extends StateColumns> {
  readonly command: string;
  readonly by: readonly Giver[];
  readonly state: StateOf<Columns>;
  readonly notices: { readonly [A in Audience]?: Channel };
  /** The push to the devices of the notices' readers; a guardian has no device. */
  readonly push?: PushName;
  /** The text message to the talent, or to the guardians of a talent under 18, if they want it. */
  readonly sms?: SmsName;
  readonly why: string;
}

/**
 * Guards and invariants are declared as methods, whose parameters TypeScript checks less strictly, so that code for all
 * workflows can call them with any subject.
 */
export interface Workflow<
  Noun extends string = string,
  Columns extends StateColumns = StateColumns,
  Subject = unknown,
  Command extends string = string,
  Table extends string = string,
> {
  readonly noun: Noun;
  readonly table: Table;
  readonly columns: Columns;
  /**
   * True for the combinations of column values that may exist; without it, all may. A check in the database requires
   * the same.
   */
  invariant?(state: StateOf<Columns>): boolean;
  readonly creation: Creation<Columns>;
  /** Another way to make objects: with another giver, first state or audience. */
  readonly otherCreation?: Creation<Columns>;
  readonly transitions: { readonly [C in Command]: Transition<Columns, Subject> };
}

declare const LOOKED_AT: unique symbol;

/** The types for which a workflow is declared; at run time there is no value. */
interface LooksAt<Subject, Reacting> {
  readonly [LOOKED_AT]?: { readonly subject: Subject; readonly reacting: Reacting };
}
type LookedAt<W> = W extends { readonly [LOOKED_AT]?: infer Types } ? NonNullable<Types> : never;

/** The subject of a workflow's guards. */
export type SubjectOf<W> = LookedAt<W> extends { readonly subject: infer Subject } ? Subject : never;

/** The subject of reactions: for some entities it has more fields than the subject of guards. */
export type ReactingOf<W> = LookedAt<W> extends { readonly reacting: infer Reacting } ? Reacting : never;

/**
 * Declares a workflow. The first call fixes the subject that the guards see; the second keeps the literal types of the
 * declaration, so that the compiler knows its commands, events and notices.
 */
export function declareWorkflow<Subject, Reacting = Subject>() {
  return <
    const Noun extends string,
    const Columns extends StateColumns,
    const Made extends Creation<Columns>,
    const MadeOtherwise extends Creation<Columns>,
    const Transitions extends Record<string, Transition<Columns, Subject>>,
    const Table extends string,
  >(declaration: {
    readonly noun: Noun;
    readonly table: Table;
    readonly columns: Columns;
    invariant?(state: StateOf<Columns>): boolean;
    readonly creation: Made;
    readonly otherCreation?: MadeOtherwise;
    readonly transitions: Transitions;
  }): typeof declaration & LooksAt<Subject, Reacting> => declaration;
}

/** The commands of a workflow, as a union. */
export type CommandOf<W extends { transitions: object }> = keyof W['transitions'] & string;

/** The commands that people give; the system alone gives the others. */
export type PersonCommandOf<W extends { transitions: object }> = {
  [C in CommandOf<W>]: W['transitions'] extends { readonly [K in C]: { readonly by: readonly ['system'] } } ? never : C;
}[CommandOf<W>];

/** A person who sees an object and its commands. */
export type Person = Actor & { readonly role: Exclude<WorkflowRole, 'system'> };

/** The creations of a workflow: one or two. */
export function creationsOf<Columns extends StateColumns>(workflow: {
  readonly creation: Creation<Columns>;
  readonly otherCreation?: Creation<Columns>;
}): Creation<Columns>[] {
  return workflow.otherCreation ? [workflow.creation, workflow.otherCreation] : [workflow.creation];
}

type OtherCreation<W> = W extends { readonly otherCreation?: infer Other extends Creation<StateColumns> }
  ? Other
  : never;

/** The declared creations of a workflow, as a union. A creation that is not declared adds no command. */
export type CreationIn<W extends { creation: object }> =
  | W['creation']
  | (string extends OtherCreation<W>['command'] ? never : OtherCreation<W>);

/** Every state that can exist: all combinations of the columns' values that the invariant allows. */
export function statesOf<Columns extends StateColumns>(workflow: {
  readonly columns: Columns;
  invariant?(state: StateOf<Columns>): boolean;
}): StateOf<Columns>[] {
  const names = Object.keys(workflow.columns);
  const product = names.reduce<Record<string, StateValue>[]>(
    (states, name) =>
      states.flatMap((state) => (workflow.columns[name] ?? []).map((value) => ({ ...state, [name]: value }))),
    [{}],
  ) as StateOf<Columns>[];
  return workflow.invariant ? product.filter(workflow.invariant) : product;
}
