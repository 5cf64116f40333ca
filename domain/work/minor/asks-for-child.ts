import type { Wish } from '#domain/finding/matching/condition.ts';
import { PERMIT_UNDER_AGE } from './school.ts';

/** True if a role asks only for children too young for an account (docs/decisions/0046-minors.md). */
export function asksForChild(wishes: readonly Wish[]): boolean {
  return wishes.some(
    ({ demand, any }) =>
      demand !== 'not' &&
      any.length > 0 &&
      any.every((condition) => condition.kind === 'age' && (condition.max ?? PERMIT_UNDER_AGE) < PERMIT_UNDER_AGE),
  );
}
