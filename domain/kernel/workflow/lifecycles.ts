import type { CommandOf, CreationIn, Workflow } from './workflow.ts';

/**
 * What a context says of its lifecycles, and the product of all of them: the workflows by noun, what is written with
 * every event of a noun, and the words that some events have beside it. Names and terms are written as they were then, so
 * that history, notices and mails are told without a second look at anything.
 */
export interface Lifecycles {
  readonly workflows: Readonly<Record<string, Workflow>>;
  readonly facts: object;
  readonly words: object;
}

/** A reason in the words of the actor; null where none was given. */
export interface Reasoned {
  readonly reason: string | null;
}

type Going = Pick<Lifecycles, 'workflows'>;

/** The nouns of lifecycles. */
export type NounIn<L extends Going> = keyof L['workflows'] & string;

/** What can happen to an object: 'candidate.request', 'project.activate' and so on. */
export type EventIn<L extends Going, Noun extends NounIn<L> = NounIn<L>> = {
  [N in Noun]: `${N}.${CreationIn<L['workflows'][N]>['command'] | CommandOf<L['workflows'][N]>}`;
}[Noun];

/** The words an event needs beside the facts of its noun. */
export type WordsIn<L extends Lifecycles, Event extends string> = Event extends keyof L['words']
  ? L['words'][Event]
  : object;

type FactsIn<L extends Lifecycles, Event extends string> = Event extends `${infer Noun extends keyof L['facts'] &
  string}.${string}`
  ? L['facts'][Noun]
  : never;

/** All that is written with an event. */
export type PayloadIn<L extends Lifecycles, Event extends string> = Event extends string
  ? Omit<FactsIn<L, Event>, keyof WordsIn<L, Event>> & WordsIn<L, Event>
  : never;

type NoticesIn<W extends Workflow, Command extends string> = Command extends CreationIn<W>['command']
  ? Extract<CreationIn<W>, { readonly command: Command }>['notices']
  : Command extends CommandOf<W>
    ? W['transitions'][Command]['notices']
    : never;

/** Who is told of an event, from its declaration; never when nobody is. */
export type AudienceIn<L extends Lifecycles, Event extends string> = Event extends `${infer Noun extends
  NounIn<L>}.${infer Command}`
  ? keyof NoticesIn<L['workflows'][Noun], Command> & string
  : never;

/** The events that somebody is told of. */
export type ToldIn<L extends Lifecycles, Noun extends NounIn<L> = NounIn<L>> = {
  [Event in EventIn<L, Noun>]: [AudienceIn<L, Event>] extends [never] ? never : Event;
}[EventIn<L, Noun>];
