import type { AskedPerson, ReplacementView } from '#contract/work/replacement.ts';
import { type TalentQuery, WISHES_MAX, type Wish } from '#domain/finding/matching/condition.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/**
 * The wishes of the role, where the demand that the person is free on the remaining days replaces wishes about days.
 * Wishes beyond WISHES_MAX are dropped.
 */
export function wantedInstead(wanted: TalentQuery, left: Pick<ReplacementView, 'starts_on' | 'ends_on'>): TalentQuery {
  const free: Wish = { demand: 'must', any: [{ kind: 'dates', from: left.starts_on, to: left.ends_on }] };
  const others = wanted.wishes.filter(({ any }) => any.every(({ kind }) => kind !== 'dates'));
  return { ...wanted, wishes: [free, ...others].slice(0, WISHES_MAX) };
}

/** Default for the last day to answer: tomorrow, or the first day of the work if that is earlier. */
export function shortAnswerDay(starts_on: string, today: string): string {
  const tomorrow = addDays(today, 1);
  return starts_on < tomorrow ? starts_on : tomorrow;
}

/** The state of a person asked to step in. */
export function askedLabel({ is_booked, interest_status, actions }: AskedPerson): StateLabel {
  if (is_booked) return { tone: 'agreed', word: 'Hoppar in' };
  if (interest_status === 'not_interested') return { tone: 'lost', word: 'Kan inte' };
  if (interest_status === 'overdue_interest') return { tone: 'lost', word: 'Svarade inte' };
  // A request that can be withdrawn is still unanswered. Otherwise somebody else was booked first, and the person has
  // been told.
  return actions.includes('withdraw')
    ? { tone: 'waiting', word: 'Har inte svarat' }
    : { tone: 'neutral', word: 'Behövdes inte' };
}
