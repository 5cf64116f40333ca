/**
 * The only place that writes a state column. A transition is one conditional update, one event row and what follows
 * from the event, in the caller's transaction; when the row is no longer in the state the decision was made on,
 * nothing is written and the answer is `changed_meanwhile`.
 */
import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Payloads } from '#domain/notification/payload.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { decide } from '#domain/workflow/decide.ts';
import type { StateValue, Workflow } from '#domain/workflow/workflow.ts';
import {
  type Command,
  type Subjects,
  type WorkflowEvent,
  type WorkflowNoun,
  type Workflows,
  workflows,
} from '#domain/workflow/workflows.ts';
import { type Concerned, recordEvent } from '../events/record-event.ts';
import type { GuardianActor, SignedInActor, SystemActor } from '../http/actor.ts';
import type { Trx } from './transaction.ts';

export type WorkflowActor = SignedInActor | GuardianActor | SystemActor;

interface Change<Noun extends WorkflowNoun> {
  readonly noun: Noun;
  readonly actor: WorkflowActor;
  readonly moment: Moment;
  /** Columns beside the state that are written with it. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly concerned: Concerned;
  readonly payload: Payloads[Noun];
}

export interface Move<Noun extends WorkflowNoun> extends Change<Noun> {
  readonly command: Command<Noun>;
  readonly id: string;
  readonly subject: Subjects[Noun];
}

/** Moves one object by one command. @returns the event's number, or why not */
export async function move<Noun extends WorkflowNoun>(
  trx: Trx,
  change: Move<Noun>,
): Promise<{ event_id: number } | Refusal<ErrorCode>> {
  const workflow: Workflow = workflows[change.noun];
  const decision = decide(workflow, change.command, change.subject, change.actor.role, change.moment);
  if (isRefusal(decision)) return decision;
  // Always at least one column, so that a command that is an event only still finds out that the state has changed.
  const columns = Object.entries({ ...change.values, ...decision.set, updated_date: change.moment.now });
  const { numAffectedRows } = await sql`
    update ${sql.table(workflow.table)}
    set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where id = ${change.id} and ${sql.join(
      Object.entries(decision.expect).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`),
      sql` and `,
    )}`.execute(trx);
  if (numAffectedRows !== 1n) return refuse('changed_meanwhile');
  const event_id = await recordEvent(trx, {
    type: `${change.noun}.${change.command}` as WorkflowEvent,
    subject_id: change.id,
    actor: change.actor,
    concerned: change.concerned,
    from_state: decision.expect,
    to_state: { ...decision.expect, ...decision.set },
    payload: change.payload,
    moment: change.moment,
  });
  return { event_id };
}

export interface Making<Noun extends WorkflowNoun> extends Change<Noun> {
  readonly values: Readonly<Record<string, unknown>>;
  /** Who is concerned when only the new id tells: a project concerns itself. */
  readonly concernedBy?: (id: string) => Concerned;
}

/** Makes one object in the first state of its workflow. @returns its id */
export async function make<Noun extends WorkflowNoun>(
  trx: Trx,
  change: Making<Noun>,
): Promise<{ id: string; event_id: number } | Refusal<ErrorCode>> {
  const { table, creation }: Workflow = workflows[change.noun] as Workflows[Noun] & Workflow;
  if (!creation.by.includes(change.actor.role)) return refuse('not_allowed_for_role');
  const state = creation.state as Readonly<Record<string, StateValue>>;
  const columns = Object.entries({ ...change.values, ...state });
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))})
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (!id) throw new Error(`Nothing was made in ${table}`);
  const event_id = await recordEvent(trx, {
    type: `${change.noun}.${creation.command}` as WorkflowEvent,
    subject_id: id,
    actor: change.actor,
    concerned: change.concernedBy?.(id) ?? change.concerned,
    from_state: null,
    to_state: state,
    payload: change.payload,
    moment: change.moment,
  });
  return { id, event_id };
}
