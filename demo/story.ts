import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { DemoCompanyKey } from './people/companies.ts';

/** How far a story has come: the last thing that has happened to it. */
export type StoryEnd = 'draft' | 'opened' | 'asked' | 'reviewing' | 'decided' | 'activated' | 'completed';

/** The outcome of a request. 'late' said yes after the last answer day. */
export type Outcome = 'approved' | 'interested' | 'rejected' | 'declined' | 'pending' | 'late';

/** A span of days in days from today, both counted. */
export interface StorySpan {
  readonly kind: 'work' | 'fitting' | 'rehearsal' | 'travel';
  readonly from: number;
  readonly to: number;
}

/** A right of every role of a story. */
export interface StoryRight {
  readonly line: RightsLine;
  /** When it was first shown; left out where nothing is reported yet. */
  readonly shown?: number;
  /** When the company ordered it for as long again. */
  readonly extended?: number;
}

/** The life of a project; all days are counted from today. */
export interface Story {
  readonly title: string;
  readonly company: DemoCompanyKey;
  readonly kind?: ProjectKind;
  /** The company orders two of those it has asked here for something small, too. */
  readonly has_order?: true;
  /** Those who said yes make a tape, or are to be called to a room. */
  readonly audition?: 'self_tape' | 'on_site';
  /** The first role is closed since yesterday. */
  readonly has_closed_role?: true;
  readonly place: string;
  readonly spans: readonly StorySpan[];
  readonly end: StoryEnd;
  readonly created: number;
  /** When the requests went out and the last day to answer them. */
  readonly asked?: number;
  readonly answer_by?: number;
  readonly reviewed?: number;
  readonly decided?: number;
  readonly activated?: number;
  /** The day on which the talents reported; the company answers the day after. */
  readonly reported?: number;
  readonly completed?: number;
  /** The day of the invoice, of all work or of a part, and the outcome of the invoice. */
  readonly invoiced?: {
    readonly on: number;
    readonly is_part?: true;
    readonly paid?: number;
    readonly reminded?: number;
    /** A part of the first line is taken back. */
    readonly credited?: { readonly on: number; readonly kr: number; readonly reason: string };
  };
  /** The company knows its people, asks no others, and approves their reports as they stand. */
  readonly goes_smoothly?: true;
  /** The talents have been paid. */
  readonly is_paid?: true;
  readonly cancelled?: { readonly on: number; readonly reason: string };
  /**
   * The outcome for the talent whose address is given out, and their role; `asked` and `answer_by` when asked later.
   */
  readonly lead?: {
    readonly role: string;
    readonly outcome: Outcome;
    readonly asked?: number;
    readonly answer_by?: number;
  };
  /** Options on some of the people that have said yes: their day, and their end. */
  readonly options?: { readonly on: number; readonly until: number };
  /** What may be shown of it, where that is more than its brief says, each with the day it was first shown. */
  readonly rights?: readonly StoryRight[];
  /** A draft that is not finished yet. */
  readonly is_rough?: boolean;
}

/** Days of work. */
export const work = (from: number, to: number): StorySpan => ({ kind: 'work', from, to });
