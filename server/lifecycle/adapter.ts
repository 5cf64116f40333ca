import type { RawBuilder, Updateable } from 'kysely';
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

/** The name of the event of a command or creation. */
type EventOf<Noun extends WorkflowNoun, Name extends string> = Extract<`${Noun}.${Name}`, WorkflowEvent>;

/** The words that the event of a command needs. */
export type CommandWords<Noun extends WorkflowNoun, Name extends string> = WordsOf<EventOf<Noun, Name>>;

export type CreationOf<Noun extends WorkflowNoun> = CreationIn<Workflows[Noun]>['command'];

type Row<Noun extends WorkflowNoun> = Updateable<Database[Workflows[Noun]['table']]>;

/** Columns of the noun's table, without its state. */
export type Values<Noun extends WorkflowNoun> = Omit<Row<Noun>, keyof Workflows[Noun]['columns']>;

/** An object in the form that `move` takes: with the subject of its guards, the people of its events, and its facts. */
export interface Loaded<Noun extends WorkflowNoun> {
  readonly id: string;
  readonly subject: ReactingSubjects[Noun];
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
  /** The talent who would read a company's own words; without a talent these words are dropped, as for a minor. */
  readonly talent?: { readonly birth_date: string | null };
}

/** An object to be created. Its id is chosen beforehand, so that its event can name it. */
export interface Making<Noun extends WorkflowNoun> {
  readonly id: string;
  /** The command of the creation, for a noun with two creations; by default the first. */
  readonly command?: CreationOf<Noun>;
  readonly values: Values<Noun>;
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
}

/**
 * The objects to load. If `of` is their own noun, the objects with these ids; otherwise the objects that belong to
 * those of `of` with these ids, such as the bookings of candidates.
 */
interface Which {
  readonly of: Link | WorkflowNoun;
  readonly ids: readonly string[];
}

/**
 * The values that a command given by a deadline needs beyond its object: the words of the event, further columns to
 * write, and the people concerned if they differ from the object's.
 */
export interface ByDeadline<Noun extends WorkflowNoun, C extends Command<Noun>> {
  readonly words: CommandWords<Noun, C>;
  readonly values?: Values<Noun>;
  readonly concerned?: Concerned;
}

/**
 * The functions and facts with which `move` reads and writes the objects of a noun, in addition to the noun's
 * declaration.
 */
export interface Adapter<Noun extends WorkflowNoun> {
  /**
   * Loads objects, always in the same order, so that transactions lock them alike. Does not check if the actor may see
   * them.
   */
  load(trx: Trx, which: Which, moment: Moment): Promise<Loaded<Noun>[]>;
  /**
   * Rows that exist if `load` finds objects of these candidates, as SQL after `from`; there may be others. Reactions of
   * several nouns then ask for all of them in one statement, and load only what is there.
   */
  readonly ofCandidates?: (ids: readonly string[]) => RawBuilder<unknown>;
  /** Takes the locks that a decision about an object needs, before a deadline loads the object. */
  hold?(trx: Trx, id: string): Promise<void>;
  /** Columns that a command writes in addition to the state, from its words and the moment. */
  readonly writes?: {
    readonly [C in Command<Noun>]?: (words: CommandWords<Noun, C>, moment: Moment) => Values<Noun>;
  };
  /** Columns that a command writes with a value for each object, from the object itself and the moment. */
  readonly writesOwn?: { readonly [C in Command<Noun>]?: (object: Loaded<Noun>, moment: Moment) => Values<Noun> };
  /** The words and columns of a command given by a deadline; a command that is absent here needs neither. */
  readonly byDeadline?: {
    readonly [C in Command<Noun>]?: (object: Loaded<Noun>, moment: Moment) => ByDeadline<Noun, C>;
  };
  /** Commands whose reason is a company's own text to the talent, which minors do not get (`reasons-for-minors.ts`). */
  readonly companysReasons?: readonly Command<Noun>[];
}

/** The adapter of a noun whose objects are created by other events: exactly the events named in the reactions. */
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
