import type { Updateable } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type {
  Command,
  ReactingSubjects,
  WorkflowEvent,
  WorkflowNoun,
  Workflows,
} from '#domain/kernel/workflow/product.ts';
import type { Link } from '#domain/kernel/workflow/reaction.ts';
import type { CreationIn } from '#domain/kernel/workflow/workflow.ts';
import type { EventsThatMake, MadeNoun } from '#domain/registry/making.ts';
import type { Facts, WordsOf } from '#domain/registry/payload.ts';
import type { Database } from '#server/db/generated.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Concerned, NewEvent } from '#server/events/event.ts';

/** The event of a command or of a creation. */
type EventOf<Noun extends WorkflowNoun, Name extends string> = Extract<`${Noun}.${Name}`, WorkflowEvent>;

/** The words of a command. */
export type CommandWords<Noun extends WorkflowNoun, Name extends string> = WordsOf<EventOf<Noun, Name>>;

export type CreationOf<Noun extends WorkflowNoun> = CreationIn<Workflows[Noun]>['command'];

type Row<Noun extends WorkflowNoun> = Updateable<Database[Workflows[Noun]['table']]>;

/** Columns of the noun's table, without its state. */
export type Values<Noun extends WorkflowNoun> = Omit<Row<Noun>, keyof Workflows[Noun]['columns']>;

/** An object with what the runner needs: the subject of its guards, the people of its events, its facts. */
export interface Loaded<Noun extends WorkflowNoun> {
  readonly id: string;
  readonly subject: ReactingSubjects[Noun];
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
  /** The reader of a company's own words; without a talent the words reach nobody. */
  readonly talent?: { readonly birth_date: string | null };
}

/** An object to create, under an id chosen beforehand, so that its event can name it. */
export interface Making<Noun extends WorkflowNoun> {
  readonly id: string;
  /** The creation's command, for a noun with two creations; by default the first. */
  readonly command?: CreationOf<Noun>;
  readonly values: Values<Noun>;
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
}

/** Objects by an object they belong to, or by their own ids. */
interface Which {
  readonly of: Link | WorkflowNoun;
  readonly ids: readonly string[];
}

/**
 * The words of an event that a deadline triggers, further columns to write, and the people concerned if they differ.
 */
export interface ByDeadline<Noun extends WorkflowNoun, C extends Command<Noun>> {
  readonly words: CommandWords<Noun, C>;
  readonly values?: Values<Noun>;
  readonly concerned?: Concerned;
}

/** What the runner needs to know of a noun beside its declaration. */
export interface Adapter<Noun extends WorkflowNoun> {
  /** Loads objects, in an order in which two transactions lock alike. Does not check whether the actor may see them. */
  load(trx: Trx, which: Which, moment: Moment): Promise<Loaded<Noun>[]>;
  /** Takes the locks for a decision about an object, before a deadline loads it. */
  hold?(trx: Trx, id: string): Promise<void>;
  /** Columns that a command writes beside the state, from its words and the moment. */
  readonly writes?: {
    readonly [C in Command<Noun>]?: (words: CommandWords<Noun, C>, moment: Moment) => Values<Noun>;
  };
  /** Columns that differ by object, from its loaded facts. */
  readonly writesOwn?: { readonly [C in Command<Noun>]?: (object: Loaded<Noun>) => Values<Noun> };
  /** The words and columns of a command that a deadline triggers; an absent command has neither. */
  readonly byDeadline?: {
    readonly [C in Command<Noun>]?: (object: Loaded<Noun>, moment: Moment) => ByDeadline<Noun, C>;
  };
  /** Commands whose reason is a company's own text to the talent, which no minor gets (`reasons-for-minors.ts`). */
  readonly companysReasons?: readonly Command<Noun>[];
}

/** The adapter of a noun whose objects other events create: exactly the events named in the reactions. */
export interface MakingAdapter<Noun extends MadeNoun> extends Adapter<Noun> {
  readonly makesWhen: {
    readonly [Event in EventsThatMake<Noun>]: (
      trx: Trx,
      events: readonly NewEvent[],
      moment: Moment,
    ) => Promise<Making<Noun>[]>;
  };
}

export type Adapters = { readonly [Noun in WorkflowNoun]: Adapter<Noun> };
export type MakingAdapters = { readonly [Noun in MadeNoun]: MakingAdapter<Noun> };
