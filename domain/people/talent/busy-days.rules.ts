import { addDays, type DaySpan, daysBetween, overlaps } from '#domain/kernel/time/day.ts';

/** Maximum number of days of a span, both ends included; the constraint busy_spans_span_valid has the same limit. */
export const BUSY_SPAN_DAYS_MAX = 366;

/** Maximum number of spans from today on per talent. */
export const BUSY_SPANS_MAX = 200;

/** Days ahead within which a busy day may lie: later days are more often a slip of the year than a plan. */
export const BUSY_AHEAD_DAYS_MAX = 2 * 366;

/** The error of a span, in Swedish, and the field beside which it is shown. */
export interface SpanProblem {
  readonly field: keyof DaySpan;
  readonly message: string;
}

/** The error of a span of ISO days; null for a valid one. */
export function spanProblem({ starts_on, ends_on }: DaySpan): SpanProblem | null {
  if (ends_on < starts_on) return { field: 'ends_on', message: 'Sista dagen kan inte vara före den första.' };
  return daysBetween(starts_on, ends_on) >= BUSY_SPAN_DAYS_MAX
    ? { field: 'ends_on', message: 'Högst ett år i taget.' }
    : null;
}

/** The error of marking the days of a span as busy on `today` (ISO); null for valid days. */
export function busyProblem(span: DaySpan, today: string): SpanProblem | null {
  if (span.ends_on < today) return { field: 'ends_on', message: 'Den dagen har redan varit.' };
  return span.ends_on > addDays(today, BUSY_AHEAD_DAYS_MAX)
    ? { field: 'ends_on', message: 'Välj dagar inom de närmaste två åren.' }
    : spanProblem(span);
}

/**
 * A span joined with the person's other spans that overlap it. Returns a problem if the result would exceed the maximum
 * length; the person can then add only the missing days.
 */
export function mergedSpan(span: DaySpan, others: readonly DaySpan[]): DaySpan | SpanProblem {
  const all = [span, ...others.filter((other) => overlaps(other, span))];
  const merged = {
    starts_on: all.map(({ starts_on }) => starts_on).reduce((first, day) => (day < first ? day : first)),
    ends_on: all.map(({ ends_on }) => ends_on).reduce((last, day) => (day > last ? day : last)),
  };
  return spanProblem(merged) === null
    ? merged
    : {
        field: 'ends_on',
        message: 'Tillsammans med dagar som redan står här blir det mer än ett år. Välj bara dagar som inte står här.',
      };
}

/** The parts of a span outside another span: none, one or two. */
export function spansWithout(span: DaySpan, free: DaySpan): DaySpan[] {
  return [
    { starts_on: span.starts_on, ends_on: earlierDay(span.ends_on, addDays(free.starts_on, -1)) },
    { starts_on: laterDay(span.starts_on, addDays(free.ends_on, 1)), ends_on: span.ends_on },
  ].filter(({ starts_on, ends_on }) => starts_on <= ends_on);
}

const earlierDay = (one: string, other: string) => (one < other ? one : other);
const laterDay = (one: string, other: string) => (one > other ? one : other);
