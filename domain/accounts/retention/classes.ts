/**
 * The periods for which all data about people is kept, and the reasons. The job that ends outdated data reads its
 * periods here, the public page and the administrators' report are written from it, and a test fails for a database
 * table without a class.
 */
import { ENDED_BY_RUN } from './ended-by-run.ts';
import { ENDED_OTHERWISE } from './ended-otherwise.ts';
import type { Classes } from './retention-class.ts';

export const RETENTION = { ...ENDED_BY_RUN, ...ENDED_OTHERWISE } as const satisfies Classes;
export type RetainedClass = keyof typeof RETENTION;
export type EndedByRun = keyof typeof ENDED_BY_RUN;

/** The tables and files of a context in one class. */
interface Kept {
  /** A table with rows that end at different times is in several classes. */
  readonly tables?: readonly string[];
  /** Kinds of private files, by the entity that has them, or `media` for public pictures. */
  readonly files?: readonly string[];
}

/** The tables and files of a context, by class (`domain/<context>/retained.ts`). */
export type Retained = Readonly<Partial<Record<RetainedClass, Kept>>>;

/** All classes, in the order of RETENTION. */
export const RETAINED = Object.keys(RETENTION) as RetainedClass[];
export const ENDED_BY_RUN_IN_ORDER = Object.keys(ENDED_BY_RUN) as EndedByRun[];

/** Tables without data about people, and their content. */
export const WITHOUT_PEOPLE: Readonly<Record<string, string>> = {
  backups: 'When a backup was made, and how large it was.',
  deleted_records: 'Ids that are never given to anything again.',
  held_files: 'Names of files that go when a backup is done.',
  invoice_counters: 'How many there are.',
  kept_assets: 'Names of files of the last builds.',
  private_files: 'Files; each belongs to the class of its noun.',
  processes: 'How each process is; forgotten a day after it was last heard.',
  push_keys: 'Keys of this installation for the push services, sealed.',
  rates: 'Figures of prices.',
  schedules: 'When each job is done next.',
  schema_migrations: 'What has been done to the database.',
  secret_canaries: 'Which secrets processes have had.',
  unknown_files: 'Names of files that no row names; they go with the files.',
  voucher_counters: 'How many there are.',
};
