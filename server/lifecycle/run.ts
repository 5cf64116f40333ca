/**
 * Gives commands to objects with a lifecycle, and creates such objects, one or many at a time, with all consequences.
 */

import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { decide, isGiver, isWithin } from '#domain/kernel/workflow/decide.ts';
import type { Command, WorkflowEvent, WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Reaction } from '#domain/kernel/workflow/reaction.ts';
import { creationsOf, type StateValue, type Workflow } from '#domain/kernel/workflow/workflow.ts';
import type { AnyReaction, EventsThatMake, MadeNoun } from '#domain/registry/making.ts';
import { REACTIONS } from '#domain/registry/reactions.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { SYSTEM } from '#server/actor.ts';
import { demand } from '#server/db/demand.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent, WorkflowActor } from '#server/events/event.ts';
import { writeEvents } from '#server/events/write-events.ts';
import type { Adapter, CommandWords, CreationOf, Loaded, Making, MakingAdapter, Values } from './adapter.ts';
import { adapters, makingRooms } from './adapters.ts';
import { refuseOnePerson } from './four-eyes.ts';
import { rightsOf } from './lock-rights.ts';
import { byToldWords } from './reasons-for-minors.ts';
import { insertRows, updateStates } from './write-states.ts';

type Result = true | Refusal<RefusalCode>;

export interface Moves<Noun extends WorkflowNoun, C extends Command<Noun>> {
  readonly noun: Noun;
  readonly command: C;
  /** Already loaded, under the locks that the command needs. */
  readonly objects: readonly Loaded<Noun>[];
  readonly actor: WorkflowActor;
  readonly moment: Moment;
  /**
   * The words of the event. They are the same for all objects, except that minors get no words of a company
   * (`reasons-for-minors.ts`).
   */
  readonly words: CommandWords<Noun, C>;
  /** Columns to write, in addition to the state and the adapter's columns. */
  readonly values?: Values<Noun>;
}

/** Gives one command to many objects of a noun, all or none. If some are refused, the answer is the first refusal. */
export async function moveMany<Noun extends WorkflowNoun, C extends Command<Noun>>(
  trx: Trx,
  moves: Moves<Noun, C>,
): Promise<Result> {
  const adapter: Adapter<Noun> = adapters[moves.noun];
  for (const told of byToldWords(adapter, moves)) {
    const moved = await moveAlike(trx, { ...moves, ...told });
    if (isRefusal(moved)) return moved;
  }
  return true;
}

async function moveAlike<Noun extends WorkflowNoun, C extends Command<Noun>>(
  trx: Trx,
  { noun, command, objects, actor, moment, words, values }: Moves<Noun, C>,
): Promise<Result> {
  if (objects.length === 0) return true;
  const workflow: Workflow = workflows[noun];
  const adapter: Adapter<Noun> = adapters[noun];
  const decided: { id: string; decision: { set: State; expect: State }; own?: object; object: Loaded<Noun> }[] = [];
  for (const object of objects) {
    const decision = decide(workflow, command, object.subject, actor, moment);
    if (isRefusal(decision)) {
      // If the actor's right has ended, the answer says so, and not why the command is refused.
      for (const right of rightsOf(actor)) demand(trx, right);
      return decision;
    }
    decided.push({ id: object.id, decision, own: adapter.writesOwn?.[command]?.(object, moment) ?? {}, object });
  }
  const { notBy } = workflow.transitions[command] ?? {};
  const ids = notBy ? objects.map(({ subject }) => (subject as unknown as Record<string, string | null>)[notBy]) : [];
  const same = await refuseOnePerson(
    trx,
    actor,
    ids.map((id) => id ?? null),
  );
  if (same) return same;
  // At least one column is always written, so that a command that changes no state also notices a concurrent change.
  const written = { ...adapter.writes?.[command]?.(words, moment), ...values, updated_date: moment.now };
  const once = workflow.transitions[command]?.deadline?.once;
  const events = decided.map(({ id, decision, object }) => ({
    type: `${noun}.${command}` as WorkflowEvent,
    subject_id: id,
    actor,
    concerned: object.concerned,
    from_state: decision.expect,
    to_state: { ...decision.expect, ...decision.set },
    payload: { ...object.facts, ...words } as NewEvent['payload'],
    moment,
  }));
  for (const right of rightsOf(actor)) demand(trx, right);
  updateStates(trx, workflow, decided, written, once);
  return finish(trx, events, moment);
}

type State = Readonly<Record<string, StateValue>>;

/** Gives one command to one object. */
export function move<Noun extends WorkflowNoun, C extends Command<Noun>>(
  trx: Trx,
  { object, ...change }: Omit<Moves<Noun, C>, 'objects'> & { readonly object: Loaded<Noun> },
): Promise<Result> {
  return moveMany<Noun, C>(trx, { ...change, objects: [object] });
}

export interface Makings<Noun extends WorkflowNoun> {
  readonly noun: Noun;
  /** The command of the creation, for a noun with two creations; by default the first. */
  readonly command?: CreationOf<Noun>;
  readonly objects: readonly Making<Noun>[];
  readonly actor: WorkflowActor;
  readonly moment: Moment;
  readonly words: CommandWords<Noun, CreationOf<Noun>>;
}

/** Creates many objects of a noun, with the given ids, in the first state of their creation. */
export async function makeMany<Noun extends WorkflowNoun>(
  trx: Trx,
  { noun, command, objects, actor, moment, words }: Makings<Noun>,
): Promise<Result> {
  if (objects.length === 0) return true;
  const workflow: Workflow = workflows[noun];
  const creation = creationsOf(workflow).find((made) => made.command === command) ?? workflow.creation;
  if (!isGiver(actor, creation.by) || !isWithin('may' in actor ? actor : {}, noun, creation.command))
    return refuse('not_allowed_for_role');
  const events = objects.map(({ id, concerned, facts }) => ({
    type: `${noun}.${creation.command}` as WorkflowEvent,
    subject_id: id,
    actor,
    concerned,
    from_state: null,
    to_state: creation.state as State,
    payload: { ...facts, ...words } as NewEvent['payload'],
    moment,
  }));
  for (const right of rightsOf(actor)) demand(trx, right);
  insertRows(trx, workflow.table, creation.state, objects);
  return finish(trx, events, moment);
}

/** Creates one object. */
export function make<Noun extends WorkflowNoun>(
  trx: Trx,
  { object, ...change }: Omit<Makings<Noun>, 'objects'> & { readonly object: Making<Noun> },
): Promise<Result> {
  return makeMany<Noun>(trx, { ...change, objects: [object] } as Makings<Noun>);
}

/**
 * Writes the events of one command and runs their consequences (domain/registry/reactions.ts), in order. Change and
 * events are sent without waiting: if the change is refused, PostgreSQL ends the transaction (`demand`).
 */
async function finish(trx: Trx, events: readonly NewEvent[], moment: Moment): Promise<Result> {
  await writeEvents(trx, events);
  const type = events[0]?.type;
  const due = (REACTIONS as readonly AnyReaction[]).filter(({ when }) => type !== undefined && when.includes(type));
  const ahead = readAhead(trx, due, events, moment);
  for (const reaction of due) {
    const done =
      'makes' in reaction
        ? await makeFollowing(trx, reaction.makes, type as EventsThatMake<MadeNoun>, events, moment)
        : await moveFollowing(trx, reaction, aboutIn(reaction, events), moment, ahead.get(objectsOf(reaction)));
    if (isRefusal(done)) return done;
    // The objects that were read before this change may be others now.
    if (done !== NOTHING) ahead.clear();
  }
  return true;
}

/** The events that a reaction is about. */
const aboutIn = ({ about }: Reaction, events: readonly NewEvent[]): readonly NewEvent[] =>
  about ? events.filter(({ payload }) => about(payload as unknown as Readonly<Record<string, unknown>>)) : events;

/** The result of a reaction that found no object to move or make. */
const NOTHING = 'nothing';

/** Names the objects of a reaction: two reactions to an event can have the same. */
const objectsOf = ({ noun, of }: Reaction): string => `${noun} of ${of}`;

/** Reads the objects of a reaction. */
async function load<Noun extends WorkflowNoun>(
  trx: Trx,
  { noun, of }: Pick<Reaction<Noun>, 'noun' | 'of'>,
  events: readonly NewEvent[],
  moment: Moment,
): Promise<Loaded<Noun>[]> {
  const ids = [...new Set(events.flatMap(({ concerned }) => concerned[`${of}_id`] ?? []))];
  return ids.length > 0 ? adapters[noun].load(trx, { of, ids }, moment) : [];
}

/** The objects of a reaction; undefined if there are some that have not been read. */
type Ahead = Promise<Loaded<WorkflowNoun>[] | undefined>;

/**
 * Reads the objects of reactions that belong to the events' candidates, together with the change, because most of these
 * reactions move nothing. Projects, people and companies have too many objects to read them in vain.
 */
function readAhead(
  trx: Trx,
  due: readonly AnyReaction[],
  events: readonly NewEvent[],
  moment: Moment,
): Map<string, Ahead> {
  const reactions = new Map<string, Reaction>();
  for (const reaction of due) {
    if (!('makes' in reaction) && reaction.of === 'candidate') reactions.set(objectsOf(reaction), reaction);
  }
  const asked = [...reactions].filter(([, { noun }]) => adapters[noun].ofCandidates);
  const missing = asked.length > 1 ? findMissing(trx, new Map(asked), events) : null;
  const ahead = new Map<string, Ahead>();
  for (const [name, reaction] of reactions) {
    const isAsked = missing && adapters[reaction.noun].ofCandidates;
    const reading = isAsked
      ? missing.then((names) => (names.has(name) ? [] : undefined))
      : load(trx, reaction, events, moment);
    // A reaction that is refused leaves the later readings unawaited.
    reading.catch(() => {});
    ahead.set(name, reading);
  }
  return ahead;
}

/** The names of reactions whose objects do not exist, found in one statement. */
async function findMissing(
  trx: Trx,
  reactions: ReadonlyMap<string, Reaction>,
  events: readonly NewEvent[],
): Promise<Set<string>> {
  const ids = [...new Set(events.flatMap(({ concerned }) => concerned.candidate_id ?? []))];
  const names = [...reactions.keys()];
  if (ids.length === 0) return new Set(names);
  const found = [...reactions.values()].map(
    ({ noun }, at) => sql`exists (select from ${adapters[noun].ofCandidates?.(ids)}) as ${sql.ref(`found${at}`)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(found)}`.execute(trx);
  return new Set(names.filter((_, at) => rows[0]?.[`found${at}`] === false));
}

async function makeFollowing<Noun extends MadeNoun>(
  trx: Trx,
  noun: Noun,
  type: EventsThatMake<Noun>,
  events: readonly NewEvent[],
  moment: Moment,
): Promise<Result | typeof NOTHING> {
  const adapter: MakingAdapter<Noun> = makingRooms[noun];
  const objects = await adapter.makesWhen[type](trx, events, moment);
  if (objects.length === 0) return NOTHING;
  const words = {} as Makings<Noun>['words'];
  for (const [command, made] of Map.groupBy(objects, (object) => object.command)) {
    const done = await makeMany(trx, {
      noun,
      ...(command && { command }),
      objects: made,
      actor: SYSTEM,
      moment,
      words,
    });
    if (isRefusal(done)) return done;
  }
  return true;
}

/** @param ahead the objects of the reaction, if they have been read already */
async function moveFollowing<Noun extends WorkflowNoun>(
  trx: Trx,
  reaction: Reaction<Noun>,
  events: readonly NewEvent[],
  moment: Moment,
  ahead?: Promise<Loaded<Noun>[] | undefined>,
): Promise<Result | typeof NOTHING> {
  const { noun, command, which } = reaction;
  const related = (await ahead) ?? (await load(trx, reaction, events, moment));
  const objects = related.filter(({ subject }) => which(subject, moment));
  if (objects.length === 0) return NOTHING;
  // The objects of the reaction get the reason of the event.
  const { reason = null } = (events[0]?.payload ?? {}) as { reason?: string | null };
  const words = { reason } as unknown as CommandWords<Noun, Command<Noun>>;
  return moveMany(trx, { noun, command, objects, actor: SYSTEM, moment, words });
}
