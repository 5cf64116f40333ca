import type { Moment } from '#domain/kernel/time/day.ts';
import type { Command, ReactingSubjects, WorkflowEvent, WorkflowNoun } from './product.ts';

/** The ids in an event by which the objects that react are found. */
export type Link = 'project' | 'role' | 'candidate' | 'talent' | 'company';

/** When something happens, a command is given by the system to what hangs together with it, in the same transaction. */
export interface Reaction<Noun extends WorkflowNoun = WorkflowNoun> {
  readonly when: readonly WorkflowEvent[];
  readonly noun: Noun;
  readonly command: Command<Noun>;
  /** Those of the noun that belong to the event's project, role, candidate, talent or company. */
  readonly of: Link;
  /** Which of them. */
  which(subject: ReactingSubjects[Noun], moment: Moment): boolean;
  /** One sentence: what follows and why. */
  readonly why: string;
}

/** When something happens, objects of another lifecycle come to be, in the same transaction. The noun knows which. */
export interface Consequence {
  readonly when: readonly WorkflowEvent[];
  readonly makes: WorkflowNoun;
  readonly why: string;
}

/** Declares one, so that the compiler knows the noun's commands and subject. */
export const reaction = <Noun extends WorkflowNoun>(declared: Reaction<Noun>): Reaction =>
  declared as unknown as Reaction;

/** Declares one, so that the compiler knows what it makes at which events. */
export const consequence = <const Declared extends Consequence>(declared: Declared): Declared => declared;
