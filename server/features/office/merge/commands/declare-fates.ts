import type { Fate, Fates } from '#domain/kernel/merge/fate.ts';
import { fates as accounts } from '#server/features/accounts/merge-fates.ts';
import { fates as auditions } from '#server/features/auditions/merge-fates.ts';
import { fates as casting } from '#server/features/casting/merge-fates.ts';
import { fates as companies } from '#server/features/companies/merge-fates.ts';
import { fates as finding } from '#server/features/finding/merge-fates.ts';
import { fates as money } from '#server/features/money/merge-fates.ts';
import { fates as office } from '#server/features/office/merge-fates.ts';
import { fates as people } from '#server/features/people/merge-fates.ts';
import { fates as talk } from '#server/features/talk/merge-fates.ts';
import { fates as work } from '#server/features/work/merge-fates.ts';

const CONTEXTS: readonly Fates[] = [
  accounts,
  people,
  companies,
  finding,
  casting,
  auditions,
  work,
  money,
  talk,
  office,
];

/** The fates of all contexts, keyed by table and column. Rows are moved in the alphabetical order of the keys. */
const joined = (of: keyof Fates): Readonly<Record<string, Fate>> =>
  Object.fromEntries(CONTEXTS.flatMap((fates) => Object.entries(fates[of])).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The fate of every column that refers to a talent, in a merge. `tests/api/office/merges.deep.test.ts` compares the
 * list with the database, so that no later table is forgotten.
 */
export const TALENT_FATES = joined('talents');

/** The fate of every column that refers to an account, in a merge. */
export const ACCOUNT_FATES = joined('accounts');
