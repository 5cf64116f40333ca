import type { MergedThing } from './merged-things.ts';

/**
 * The fate of rows that name a talent, or its account, when two profiles of one person are merged. `moves`: the rows
 * name the staying profile. `joins`: the same, but a row that equals one of the staying profile in the columns `by` is
 * dropped. `ends`: the rows are deleted. `stays`: the rows still name the emptied profile, or there are none; `why`
 * gives the reason.
 */
export type Fate =
  | { readonly fate: 'moves'; readonly counts?: MergedThing }
  | { readonly fate: 'joins'; readonly by: readonly string[]; readonly counts?: MergedThing }
  | { readonly fate: 'ends' }
  | { readonly fate: 'stays'; readonly why: string };

/** The fates of a context's rows, by table and column. */
export interface Fates {
  /** By columns that name a talent. */
  readonly talents: Readonly<Record<string, Fate>>;
  /** By columns that name an account. */
  readonly accounts: Readonly<Record<string, Fate>>;
}

/**
 * The fate of rows that refer to the staying profile after the merge.
 * @param counts the kind under which the administrator sees the number of these rows
 */
export const moves = (counts?: MergedThing): Fate => ({ fate: 'moves', ...(counts && { counts }) });
/**
 * The fate of rows that refer to the staying profile after the merge, unless it has an equal row by the columns `by`.
 * @param counts the kind under which the administrator sees the number of these rows
 */
export const joins = (by: readonly string[], counts?: MergedThing): Fate => ({
  fate: 'joins',
  by,
  ...(counts && { counts }),
});
export const ends: Fate = { fate: 'ends' };
/** The fate of rows that keep their reference to the leaving profile, or never have one, with the reason. */
export const stays = (why: string): Fate => ({ fate: 'stays', why });

/** A column for accounts of administrators or companies, never of talents. */
export const OF_OTHERS = stays('Names an administrator or somebody at a company.');
