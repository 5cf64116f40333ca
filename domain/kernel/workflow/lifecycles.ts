import type { CommandOf, CreationIn, Workflow } from './workflow.ts';

/**
 * The lifecycles of a context, and of the whole product: the workflows, by entity (`noun`); the facts written with
 * every event of an entity; and the data that only some events store besides (`words`). Names and terms are stored as
 * they are at the event, so that history, notices and mails need no other source.
 */
export interface Lifecycles {
  readonly workflows: Readonly<Record<string, Workflow>>;
  readonly facts: object;
  readonly words: object;
}

/** A reason in the words of the actor; null if none was given. */
export interface Reasoned {
  readonly reason: string | null;
}

type Going = Pick<Lifecycles, 'workflows'>;

/** The entities that have a lifecycle. */
export type NounIn<L extends Going> = keyof L['workflows'] & string;

/** The events of an entity: 'candidate.request', 'project.activate' and so on. */
export type EventIn<L extends Going, Noun extends NounIn<L> = NounIn<L>> = {
  [N in Noun]: `${N}.${CreationIn<L['workflows'][N]>['command'] | CommandOf<L['workflows'][N]>}`;
}[Noun];

/** The data of an event beside the facts of its entity. */
export type WordsIn<L extends Lifecycles, Event extends string> = Event extends keyof L['words']
  ? L['words'][Event]
  : object;

type FactsIn<L extends Lifecycles, Event extends string> = Event extends `${infer Noun extends keyof L['facts'] &
  string}.${string}`
  ? L['facts'][Noun]
  : never;

/** The whole payload of an event. */
export type PayloadIn<L extends Lifecycles, Event extends string> = Event extends string
  ? Omit<FactsIn<L, Event>, keyof WordsIn<L, Event>> & WordsIn<L, Event>
  : never;

type NoticesIn<W extends Workflow, Command extends string> = Command extends CreationIn<W>['command']
  ? Extract<CreationIn<W>, { readonly command: Command }>['notices']
  : Command extends CommandOf<W>
    ? W['transitions'][Command]['notices']
    : never;

/** The audiences of an event, from its declaration; never for an event without one. */
export type AudienceIn<L extends Lifecycles, Event extends string> = Event extends `${infer Noun extends
  NounIn<L>}.${infer Command}`
  ? keyof NoticesIn<L['workflows'][Noun], Command> & string
  : never;

/** The events with an audience. */
export type ToldIn<L extends Lifecycles, Noun extends NounIn<L> = NounIn<L>> = {
  [Event in EventIn<L, Noun>]: [AudienceIn<L, Event>] extends [never] ? never : Event;
}[EventIn<L, Noun>];
