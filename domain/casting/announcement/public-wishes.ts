import type { ConditionKind, Wish } from '#domain/finding/matching/condition.ts';

/**
 * What a page that everybody reads may say is sought: what somebody can, speaks and has, and where they live. Nothing
 * that the Discrimination Act (2008:567) protects or that comes near to it: sex, age, looks, body, dialect, habits.
 */
const TOLD: readonly ConditionKind[] = ['category', 'skill', 'language', 'licence', 'media', 'place'];

/** The wishes that may be told to everybody. What somebody must not be is never among them. */
export function publicWishes(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ demand, any }) => demand !== 'not' && any.every(({ kind }) => TOLD.includes(kind)));
}
