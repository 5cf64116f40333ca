/**
 * The periods for which all data about people is kept, and the reasons. The job that ends outdated data reads its
 * periods here, the public page and the administrators' report are written from it, and a test fails for a database
 * table without a class.
 */
import { AGREEMENT_YEARS, BOOKS_YEARS } from '#domain/accounts/deletion/deletion.rules.ts';
import { ENDED_BY_RUN } from './ended-by-run.ts';
import type { Classes } from './retention-class.ts';

/** Classes that end with an account or a company, and classes that a law keeps. */
const OF_ACCOUNT = { ended_by: 'account', outcome: 'deleted', source: null, period: null, since: null } as const;
const OF_COMPANY = { ...OF_ACCOUNT, ended_by: 'company' } as const;
const BY_LAW = { ended_by: 'law', outcome: 'kept' } as const;

const ENDED_OTHERWISE = {
  account: { ...OF_ACCOUNT, ground: 'contract' },
  profile: { ...OF_ACCOUNT, ground: 'contract' },
  guardians: { ...OF_ACCOUNT, ground: 'consent' },
  payment_details: { ...OF_ACCOUNT, ground: 'contract' },
  support: { ...OF_ACCOUNT, ground: 'contract' },
  asked: { ...OF_ACCOUNT, ground: 'contract', outcome: 'emptied' },
  history: { ...OF_ACCOUNT, ground: 'interest', outcome: 'emptied' },
  company: { ...OF_COMPANY, ground: 'contract' },
  agreements: {
    ...BY_LAW,
    ground: 'interest',
    source: 'limitation',
    period: `P${AGREEMENT_YEARS}Y`,
    since: 'usage_rights.ends_on',
  },
  books: { ...BY_LAW, ground: 'law', source: 'bookkeeping', period: `P${BOOKS_YEARS}Y`, since: 'vouchers.posted_on' },
  house: {
    ended_by: 'nothing',
    outcome: 'kept',
    ground: 'interest',
    source: 'accountability',
    period: null,
    since: null,
  },
} as const satisfies Classes;

export const RETENTION = { ...ENDED_BY_RUN, ...ENDED_OTHERWISE } as const satisfies Classes;
export type RetainedClass = keyof typeof RETENTION;
export type EndedByRun = keyof typeof ENDED_BY_RUN;

/** The tables and files of a context in one class. */
interface Kept {
  /** A table with rows that end at different times is in several classes. */
  readonly tables?: readonly string[];
  /** Nouns of private files, or `media` for public pictures. */
  readonly files?: readonly string[];
}

/** The tables and files of a context, by class (`domain/<context>/retained.ts`). */
export type Retained = Readonly<Partial<Record<RetainedClass, Kept>>>;

/** Every class, as the table has it. */
export const RETAINED = Object.keys(RETENTION) as RetainedClass[];
export const ENDED_BY_RUN_IN_ORDER = Object.keys(ENDED_BY_RUN) as EndedByRun[];

/** Tables without data about people, and their content. */
export const WITHOUT_PEOPLE: Readonly<Record<string, string>> = {
  deleted_records: 'Ids that are never given to anything again.',
  invoice_counters: 'How many there are.',
  private_files: 'Files; each belongs to the class of its noun.',
  rates: 'Figures of prices.',
  schedules: 'When each job is done next.',
  schema_migrations: 'What has been done to the database.',
  unknown_files: 'Names of files that no row names; they go with the files.',
  voucher_counters: 'How many there are.',
};
