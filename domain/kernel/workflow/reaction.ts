import type { Moment } from '#domain/kernel/time/day.ts';
import type { Command, ReactingSubjects, WorkflowEvent, WorkflowNoun } from './product.ts';

/** The id in an event by which the reacting objects are found. */
export type Link = 'project' | 'role' | 'candidate' | 'talent' | 'company';

/** At an event, the system gives a command to related objects, in the same transaction. */
export interface Reaction<Noun extends WorkflowNoun = WorkflowNoun> {
  readonly when: readonly WorkflowEvent[];
  readonly noun: Noun;
  readonly command: Command<Noun>;
  /** True for the facts of the events that count; without it, all count. */
  about?(facts: Readonly<Record<string, unknown>>): boolean;
  /** The event's id by which the objects are found: its project, role, candidate, talent or company. */
  readonly of: Link;
  /** True for the objects that get the command. */
  which(subject: ReactingSubjects[Noun], moment: Moment): boolean;
  /** The reason for the command, in one sentence. */
  readonly why: string;
}

/**
 * At an event, the system makes objects of another lifecycle, in the same transaction. The server code of that
 * lifecycle decides which objects.
 */
export interface Consequence {
  readonly when: readonly WorkflowEvent[];
  readonly makes: WorkflowNoun;
  readonly why: string;
}

/** Declares a reaction, so that the compiler knows the commands and the subject of its entity. */
export const reaction = <Noun extends WorkflowNoun>(declared: Reaction<Noun>): Reaction =>
  declared as unknown as Reaction;

/** Declares a consequence, so that the compiler knows its entity and events. */
export const consequence = <const Declared extends Consequence>(declared: Declared): Declared => declared;
