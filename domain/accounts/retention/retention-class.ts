import type { Period } from './period.ts';

/** What of article 6 the keeping stands on: 6.1 b, c, f and a. */
export const GROUNDS = ['contract', 'law', 'interest', 'consent'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Where a right or a duty to keep something is written; null for what nobody's law names. */
export type Source = 'bookkeeping' | 'limitation' | 'discrimination' | 'sensitive' | 'accountability';

export interface RetentionClass {
  /** Every class has its tables; a table of which some rows end earlier than others is in several. */
  readonly tables: readonly string[];
  /** Nouns of private files, or `media` for public pictures. */
  readonly files?: readonly string[];
  readonly ground: Ground;
  readonly source: Source | null;
  /** How long after `since`. Null for as long as what it belongs to is there. */
  readonly period: Period | null;
  /** The column that it is counted from, as 'table.column'. */
  readonly since: string | null;
  /** What ends it: the job, the end of an account or of a company, a law before which nobody may, or nothing. */
  readonly ended_by: 'run' | 'account' | 'company' | 'law' | 'nothing';
  /** What becomes of it: the row goes, what it says goes, it no longer leads to the person, or it stays. */
  readonly outcome: 'deleted' | 'emptied' | 'detached' | 'kept';
}

export type Classes = Readonly<Record<string, RetentionClass>>;
