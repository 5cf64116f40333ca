import type { Period } from './period.ts';

/** The grounds of article 6 for keeping data: 6.1 b, c, f and a. */
const GROUNDS = ['contract', 'law', 'interest', 'consent'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The law with the right or duty to keep the data; null for data that no law names. */
export type Source = 'bookkeeping' | 'limitation' | 'discrimination' | 'sensitive' | 'accountability';

export interface RetentionClass {
  readonly ground: Ground;
  readonly source: Source | null;
  /** Time after `since`. Null to keep the data as long as its owner exists. */
  readonly period: Period | null;
  /** The column from which the period counts, as 'table.column'. */
  readonly since: string | null;
  /** The end of the data: by the job, with an account or a company, by a law that forbids an earlier end, or never. */
  readonly ended_by: 'run' | 'account' | 'company' | 'law' | 'nothing';
  /** The outcome: the row is deleted, emptied, detached from the person, or kept. */
  readonly outcome: 'deleted' | 'emptied' | 'detached' | 'kept';
}

export type Classes = Readonly<Record<string, RetentionClass>>;
