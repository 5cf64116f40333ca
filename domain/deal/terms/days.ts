import { countDays, type DaySpan } from '#domain/kernel/time/day.ts';

/** Kinds of days. A reserve day is kept free in case another day is moved. */
export const DAY_KINDS = ['work', 'fitting', 'rehearsal', 'travel', 'reserve'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** A span of ISO days of one kind, first and last day included. */
export interface KindSpan extends DaySpan {
  readonly kind: DayKind;
}

/** Days with their hours, if known: each day begins and ends at these times ('07:30'). */
export interface TermsSpan extends KindSpan {
  /** Time of arrival. */
  readonly call_time: string | null;
  /** End of the day; a time that is not after the call is on the next day. */
  readonly end_time: string | null;
}

/** First and last day, ISO; null without days. */
export function spanOfTerms({ days }: { readonly days: readonly DaySpan[] }): {
  first_day: string | null;
  last_day: string | null;
} {
  const last = days.map(({ ends_on }) => ends_on).sort();
  return { first_day: days.map(({ starts_on }) => starts_on).sort()[0] ?? null, last_day: last.at(-1) ?? null };
}

/** Number of days in the terms, of every kind. */
export function dayCountOf({ days }: { readonly days: readonly DaySpan[] }): number {
  return countDays(days);
}

/** Spans in the order of their first days, so that equal days give equal lists. */
export function inOrderOfDays<Span extends DaySpan>(spans: readonly Span[]): Span[] {
  return spans.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
}
