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
import type { Facts, WordsOf } from '#domain/registry/payload.ts';
import type { EventsThatMake, MadeNoun } from '#domain/registry/reactions.ts';
import type { Database } from '#server/db/generated.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Concerned, NewEvent } from '#server/events/event.ts';

/** The event of a command, or of how an object of the noun is made. */
type EventOf<Noun extends WorkflowNoun, Name extends string> = Extract<`${Noun}.${Name}`, WorkflowEvent>;

/** The words that go with a command. */
export type CommandWords<Noun extends WorkflowNoun, Name extends string> = WordsOf<EventOf<Noun, Name>>;

export type CreationOf<Noun extends WorkflowNoun> = CreationIn<Workflows[Noun]>['command'];

type Row<Noun extends WorkflowNoun> = Updateable<Database[Workflows[Noun]['table']]>;

/** Columns of the noun's table beside its state. */
export type Values<Noun extends WorkflowNoun> = Omit<Row<Noun>, keyof Workflows[Noun]['columns']>;

/** An object as the runner needs it: the subject of guards, the people of its events, its facts. */
export interface Loaded<Noun extends WorkflowNoun> {
  readonly id: string;
  readonly subject: ReactingSubjects[Noun];
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
  /** The reader of a company's own words with its commands; without a talent they reach nobody. */
  readonly talent?: { readonly birth_date: string | null };
}

/** An object to be made, under an id that is chosen before so that its event can name it. */
export interface Making<Noun extends WorkflowNoun> {
  readonly id: string;
  /** Which creation, where it follows from something and there are two; the first unless told otherwise. */
  readonly command?: CreationOf<Noun>;
  readonly values: Values<Noun>;
  readonly concerned: Concerned;
  readonly facts: Facts[Noun];
}

/** Objects by what they belong to, or by their own ids. */
interface Which {
  readonly of: Link | WorkflowNoun;
  readonly ids: readonly string[];
}

/**
 * The words of an event that a deadline causes, columns beside the state, and the people it concerns where they are
 * new.
 */
export interface ByDeadline<Noun extends WorkflowNoun, C extends Command<Noun>> {
  readonly words: CommandWords<Noun, C>;
  readonly values?: Values<Noun>;
  readonly concerned?: Concerned;
}

/** The runner's knowledge of a noun beside its declaration. */
export interface Adapter<Noun extends WorkflowNoun> {
  /** Reads objects, in an order in which two transactions lock alike. The actor's right to see them is not asked. */
  load(trx: Trx, which: Which, moment: Moment): Promise<Loaded<Noun>[]>;
  /** Locks what an object of the noun is decided under, before it is read by a deadline. */
  hold?(trx: Trx, id: string): Promise<void>;
  /** Columns that are written with a command beside the state, from its words and the moment. */
  readonly writes?: {
    readonly [C in Command<Noun>]?: (words: CommandWords<Noun, C>, moment: Moment) => Values<Noun>;
  };
  /** The same where each object has its own, from what was read of it. */
  readonly writesOwn?: { readonly [C in Command<Noun>]?: (object: Loaded<Noun>) => Values<Noun> };
  /** The words and columns of a command that a deadline gives; a command that is not named has neither. */
  readonly byDeadline?: {
    readonly [C in Command<Noun>]?: (object: Loaded<Noun>, moment: Moment) => ByDeadline<Noun, C>;
  };
  /** Commands whose reason is a company's own words to the talent, which no minor gets (`reasons-for-minors.ts`). */
  readonly companysReasons?: readonly Command<Noun>[];
}

/** The adapter of a noun that comes to be when something happens, at each event that the reactions name and no other. */
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
export type MakingRooms = { readonly [Noun in MadeNoun]: MakingAdapter<Noun> };
