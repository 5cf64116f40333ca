import type { ConditionKind, Wish } from '#domain/finding/matching/condition.ts';

/**
 * The kinds of wishes that a public page may show. A kind that the Discrimination Act (2008:567) protects, or that is
 * close to one, is never shown: sex, age, looks, body, dialect, habits. Limits and days are not shown either.
 */
const TOLD: readonly ConditionKind[] = ['category', 'skill', 'language', 'licence', 'media', 'place'];

/** The wishes on a public page. Exclusions are never among them. */
export function publicWishes(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ demand, any }) => demand !== 'not' && any.every(({ kind }) => TOLD.includes(kind)));
}
