import type { ConditionKind, Wish } from '#domain/finding/matching/condition.ts';

/**
 * The wishes that a public page may name: categories, skills, languages, licences, media and places. Never a wish that
 * the Discrimination Act (2008:567) protects or that is close to one: sex, age, looks, body, dialect, habits.
 */
const TOLD: readonly ConditionKind[] = ['category', 'skill', 'language', 'licence', 'media', 'place'];

/** The wishes that everybody may read. Exclusions are never among them. */
export function publicWishes(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ demand, any }) => demand !== 'not' && any.every(({ kind }) => TOLD.includes(kind)));
}
