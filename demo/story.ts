import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { DemoCompanyKey } from './people/companies.ts';

/** The last step of a story, which its project has reached today. */
export type StoryEnd = 'draft' | 'opened' | 'asked' | 'reviewing' | 'decided' | 'activated' | 'completed';

/** The outcome of a request; 'late' is a yes after the last answer day. */
export type Outcome = 'approved' | 'interested' | 'rejected' | 'declined' | 'pending' | 'late';

/** A span of days from today, both ends included. */
export interface StorySpan {
  readonly kind: 'work' | 'fitting' | 'rehearsal' | 'travel';
  readonly from: number;
  readonly to: number;
}

/** A right of every role of a story. */
export interface StoryRight {
  readonly line: RightsLine;
  /** Day of the first publication; left out while none is reported. */
  readonly shown?: number;
  /** Day on which the company ordered an extension by the same length. */
  readonly extended?: number;
}

/** The life of a project, in days from today. */
export interface Story {
  readonly title: string;
  readonly company: DemoCompanyKey;
  readonly kind?: ProjectKind;
  /** True if the company also orders two of the asked talents for a small job. */
  readonly has_order?: true;
  /** The audition of the talents who said yes: they make a tape, or are invited to a room. */
  readonly audition?: 'self_tape' | 'on_site';
  /** True if the company closed the first role yesterday. */
  readonly has_closed_role?: true;
  readonly place: string;
  readonly spans: readonly StorySpan[];
  readonly end: StoryEnd;
  readonly created: number;
  /** Day of the requests; `answer_by` is the last day to answer. */
  readonly asked?: number;
  readonly answer_by?: number;
  readonly reviewed?: number;
  readonly decided?: number;
  readonly activated?: number;
  /** Day of the talents' reports; the company answers the day after. */
  readonly reported?: number;
  readonly completed?: number;
  /** Day of the invoice, for all work or a part, and the days on which it is paid, reminded and credited. */
  readonly invoiced?: {
    readonly on: number;
    readonly is_part?: true;
    readonly paid?: number;
    readonly reminded?: number;
    /** A credit note for a part of the first line. */
    readonly credited?: { readonly on: number; readonly kr: number; readonly reason: string };
  };
  /** True if the company asks only people it knows, and approves their reports unchanged. */
  readonly goes_smoothly?: true;
  /** True if the talents have been paid. */
  readonly is_paid?: true;
  readonly cancelled?: { readonly on: number; readonly reason: string };
  /** The role of DEMO_TALENT and the outcome; `asked` and `answer_by` only if she is asked later than the others. */
  readonly lead?: {
    readonly role: string;
    readonly outcome: Outcome;
    readonly asked?: number;
    readonly answer_by?: number;
  };
  /** Options on some talents who said yes: day taken, and day of the end. */
  readonly options?: { readonly on: number; readonly until: number };
  /** Rights of every role, instead of those that follow from the brief's usage. */
  readonly rights?: readonly StoryRight[];
  /** True for an unfinished draft. */
  readonly is_rough?: boolean;
}

/** A span of work days. */
export const work = (from: number, to: number): StorySpan => ({ kind: 'work', from, to });
