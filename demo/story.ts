import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { DemoCompanyKey } from './people/companies.ts';

/** How far a story has come: the last thing that has happened to it. */
export type StoryEnd = 'draft' | 'opened' | 'asked' | 'reviewing' | 'decided' | 'activated' | 'completed';

/** What became of somebody who was asked. 'late' said yes after the last answer day. */
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
  /** When those who worked said how it was; the company answers the day after. */
  readonly reported?: number;
  readonly completed?: number;
  /** When it was invoiced, of all that was worked or of a part, and what became of the invoice. */
  readonly invoiced?: {
    readonly on: number;
    readonly is_part?: true;
    readonly paid?: number;
    readonly reminded?: number;
    /** A part of the first line is taken back. */
    readonly credited?: { readonly on: number; readonly kr: number; readonly reason: string };
  };
  /** The company knows whom it wants, asks nobody else, and approves what they report as it stands. */
  readonly goes_smoothly?: true;
  /** Those who worked have had their money. */
  readonly is_paid?: true;
  readonly cancelled?: { readonly on: number; readonly reason: string };
  /** What became of the talent whose address is given out, and in which role; `asked` and `answer_by` when asked later. */
  readonly lead?: {
    readonly role: string;
    readonly outcome: Outcome;
    readonly asked?: number;
    readonly answer_by?: number;
  };
  /** Options on some of those who have said yes: when they were given, and until which day. */
  readonly options?: { readonly on: number; readonly until: number };
  /** What may be shown of it, where that is more than its brief says, each with the day it was first shown. */
  readonly rights?: readonly StoryRight[];
  /** A draft that nobody has finished yet. */
  readonly is_rough?: boolean;
}

/** Days of work. */
export const work = (from: number, to: number): StorySpan => ({ kind: 'work', from, to });
