import type { DayKind, TermsSpan } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import { minutesInto, minutesOfDay } from '#domain/kernel/time/instant.ts';
import { oddMinutes } from './odd-hours.ts';

/** One day of one person, planned or worked. */
export interface WorkDay {
  readonly kind: DayKind;
  /** ISO day. */
  readonly day: string;
  /**
   * From the call to the end, breaks included; null if unknown (`minutesOf` then gives the minimum or agreed hours).
   */
  readonly minutes: number | null;
  /** The part of these minutes in odd hours (OB). */
  readonly odd_minutes: number;
  /** The owed share of the day's pay: the whole, or less for a cancelled day. */
  readonly share: BasisPoints;
}

/**
 * The paid work. Before the work it is the plan of the terms, afterwards the work report; the same function prices
 * both.
 */
export interface Work {
  readonly days: readonly WorkDay[];
  readonly travel_minutes: number;
  /** Kilometres in the person's own car. */
  readonly kilometres: number;
  /** Number of days away with a night. */
  readonly days_away: number;
  /** Number of days that were moved because of the weather, beyond the moves that the terms allow for nothing. */
  readonly moved_days: number;
  readonly outlays_ore: Ore;
  /** Positions of the extended rights lines, one for each extension. */
  readonly extended_rights: readonly number[];
  /** The ISO day of the agreement on the extension; the pay day counts from it if no day is worked. */
  readonly extended_on?: string;
}

/** The last ISO day of the paid work; without one, the day of the agreement on the extension; null without either. */
export function lastDayOfWork({ days, extended_on }: Work): string | null {
  const worked = days.map(({ day }) => day).sort();
  return worked.at(-1) ?? extended_on ?? null;
}

export const WHOLE_SHARE = basisPoints(10_000);

type Hours = Pick<TermsSpan, 'call_time' | 'end_time'>;

/**
 * `length`: minutes from the call to the end, which is on the next day if it is not after the call. `from`: minutes of
 * the ISO day before the call. Both are elapsed minutes, not clock times: the night in which summer time ends is worked
 * and paid for an hour longer, the night in which it begins an hour shorter. Null unless both times are known.
 */
export function lengthOf(day: string, { call_time, end_time }: Hours): { from: number; length: number } | null {
  if (call_time === null || end_time === null) return null;
  const from = minutesInto(day, call_time);
  const isOver = end_time > call_time;
  const to = isOver ? minutesInto(day, end_time) : minutesOfDay(day) + minutesInto(addDays(day, 1), end_time);
  // A call time in the hour that clocks skip is moved an hour later, which may be after the end.
  return { from, length: Math.max(0, to - from) };
}

/** The work as planned in the terms: every day once, from call to end, without travel or outlays. */
export function plannedWork(terms: Pick<Terms, 'days' | 'additions'>): Work {
  const days = terms.days.flatMap((span) =>
    Array.from({ length: daysBetween(span.starts_on, span.ends_on) + 1 }, (_, count): WorkDay => {
      const day = addDays(span.starts_on, count);
      const hours = lengthOf(day, span);
      const odd = hours ? oddMinutes(terms.additions.ob, day, hours.from, hours.length) : 0;
      return { kind: span.kind, day, minutes: hours?.length ?? null, odd_minutes: odd, share: WHOLE_SHARE };
    }),
  );
  return {
    days,
    travel_minutes: 0,
    kilometres: 0,
    days_away: 0,
    moved_days: 0,
    outlays_ore: NO_ORE,
    extended_rights: [],
  };
}

/** The paid part of an extension. `extended_on`: ISO day of the last signature, from which the pay day counts. */
export function workOfExtension(extended_on: string): Work {
  const nothing = { travel_minutes: 0, kilometres: 0, days_away: 0, moved_days: 0, outlays_ore: NO_ORE };
  return { ...nothing, days: [], extended_rights: [0], extended_on };
}
