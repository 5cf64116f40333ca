import type { Period } from './period.ts';

/** Legal grounds for keeping data: points b, c, f and a of article 6.1 of the GDPR. */
const GROUNDS = ['contract', 'law', 'interest', 'consent'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The law that gives the right or duty to keep the data; null if no law names the data. */
export type Source = 'bookkeeping' | 'limitation' | 'discrimination' | 'sensitive' | 'accountability';

export interface RetentionClass {
  readonly ground: Ground;
  readonly source: Source | null;
  /** Time after `since`; null for data without a period of its own, kept as long as its owner or for ever. */
  readonly period: Period | null;
  /** The column from which the period counts, as 'table.column'. */
  readonly since: string | null;
  /**
   * The cause of the end: the job, the deletion of an account or a company, a law that forbids an earlier end, or none.
   */
  readonly ended_by: 'run' | 'account' | 'company' | 'law' | 'nothing';
  /** The row is deleted, emptied, detached from the person, or kept. */
  readonly outcome: 'deleted' | 'emptied' | 'detached' | 'kept';
}

export type Classes = Readonly<Record<string, RetentionClass>>;
