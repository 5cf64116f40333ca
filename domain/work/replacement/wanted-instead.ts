import { type TalentQuery, WISHES_MAX, type Wish } from '#domain/finding/matching/condition.ts';
import type { DaySpan } from '#domain/kernel/time/day.ts';

/** Number of people whom one press asks to step in. */
export const ASKED_AT_ONCE = 5;

/**
 * The wishes of a role, where the demand that the person is free on the remaining days replaces wishes about days.
 * Wishes beyond WISHES_MAX are dropped.
 */
export function wantedInstead(wanted: TalentQuery, days: readonly DaySpan[]): TalentQuery {
  const free = days.map(({ starts_on, ends_on }): Wish => {
    return { demand: 'must', any: [{ kind: 'dates', from: starts_on, to: ends_on }] };
  });
  const others = wanted.wishes.filter(({ any }) => any.every(({ kind }) => kind !== 'dates'));
  return { ...wanted, wishes: [...free, ...others].slice(0, WISHES_MAX) };
}
