import { oddMinutes } from '#domain/deal/price/odd-hours.ts';
import { lengthOf, WHOLE_SHARE, type Work, type WorkDay } from '#domain/deal/price/work.ts';
import { shareOwed } from '#domain/deal/terms/cancellation.ts';
import type { DayKind } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';

/** Outcomes of a day: worked, not worked, or cancelled. */
export const DAY_OUTCOMES = ['done', 'not_done', 'cancelled'] as const;
export type DayOutcome = (typeof DAY_OUTCOMES)[number];

/** One day as a side reports it. A day without times has the agreed length. */
export interface SaidDay {
  readonly kind: DayKind;
  /** ISO day. */
  readonly day: string;
  readonly outcome: DayOutcome;
  readonly call_time: string | null;
  readonly end_time: string | null;
}

export interface Outlay {
  readonly what: string;
  readonly amount_ore: Ore;
  /** Id of the private file with the receipt. */
  readonly receipt_id: string;
}

interface Expenses {
  readonly travel_minutes: number;
  /** Kilometres in the person's own car. */
  readonly kilometres: number;
  /** Number of days away from home with a night. */
  readonly days_away: number;
  /** Number of days that the weather moved, beyond the moves that the terms allow for nothing. */
  readonly moved_days: number;
  readonly outlays: readonly Outlay[];
}

/** A report as a side writes it. */
export interface SaidReport extends Expenses {
  readonly days: readonly SaidDay[];
}

export interface ReportDay extends SaidDay {
  /** The owed share of the day's pay. */
  readonly share: BasisPoints;
}

/** A report as it is stored: with the owed share of each day. */
export interface Report extends Expenses {
  readonly days: readonly ReportDay[];
}

export const REPORT_BOUNDS = {
  travel_minutes: 6000,
  kilometres: 5000,
  days_away: 60,
  moved_days: 60,
  outlays: 20,
  outlay_ore: 10_000_000,
  what: 120,
  words: 1000,
} as const;

/**
 * The parts of a booking that the plan reads. `cancelled_date`: instant of the cancellation. Null for a booking that
 * stands, that signed terms ended, that lapsed without a clearance, or that still waited for its clearance when it was
 * cancelled. `called_off`: true if the talent cancelled and is owed nothing. `missed_days`: ISO days that the talent had
 * called off before coming back to the rest.
 */
export interface PlannedBooking {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly status: string;
  readonly cancelled_date: string | null;
  readonly called_off: boolean;
  readonly missed_days: readonly string[];
}

const NOTHING_OWED = basisPoints(0);

const covers = ({ starts_on, ends_on }: PlannedBooking, day: string) => starts_on <= day && day <= ends_on;

type Planned = Pick<Terms, 'days' | 'cancellation'>;

/** Swedish day and time of a cancellation for which pay may be owed; null without one. */
const calledOff = ({ cancelled_date }: PlannedBooking) => (cancelled_date === null ? null : clockIn(cancelled_date));

function outcomeOf({ cancellation }: Planned, bookings: readonly PlannedBooking[], day: string) {
  const covering = bookings.filter((booking) => covers(booking, day));
  // A cancellation after the first day covers only the remaining days: the days before were worked.
  const isKept = (booking: PlannedBooking) =>
    !booking.missed_days.includes(day) &&
    (booking.status !== 'cancelled' || day < (calledOff(booking)?.day ?? booking.starts_on));
  if (covering.some(isKept)) return { outcome: 'done' as const, share: WHOLE_SHARE };
  const shares = covering.map((booking) => {
    const at = calledOff(booking);
    const isOwnDoing = booking.called_off || booking.missed_days.includes(day);
    return at === null || isOwnDoing ? NOTHING_OWED : shareOwed(cancellation, booking.starts_on, at);
  });
  return { outcome: 'cancelled' as const, share: basisPoints(Math.max(0, ...shares)) };
}

/**
 * The ISO days that may have begun when they were cancelled: cancelled on that day, and not before its call time if one
 * is agreed. The talent, who was there, reports which of these days were worked.
 */
export function begunDays({ days }: Pick<Terms, 'days'>, bookings: readonly PlannedBooking[]): string[] {
  return bookings.flatMap((booking) => {
    const at = calledOff(booking);
    if (booking.status !== 'cancelled' || at === null || !covers(booking, at.day)) return [];
    const calls = days.filter((span) => span.starts_on <= at.day && at.day <= span.ends_on);
    return calls.some(({ call_time }) => call_time === null || call_time <= at.time) ? [at.day] : [];
  });
}

/**
 * The report of work that went as planned: every day of the terms at its agreed length. A day that the company
 * cancelled has its share from the contract's table; a day that the talent called off has none.
 */
export function planOf(terms: Planned, bookings: readonly PlannedBooking[]): Report {
  const days = terms.days.flatMap(({ kind, starts_on, ends_on, call_time, end_time }) =>
    Array.from({ length: daysBetween(starts_on, ends_on) + 1 }, (_, count): ReportDay => {
      const day = addDays(starts_on, count);
      return { kind, day, call_time, end_time, ...outcomeOf(terms, bookings, day) };
    }),
  );
  return { days, travel_minutes: 0, kilometres: 0, days_away: 0, moved_days: 0, outlays: [] };
}

const SHARES = { done: WHOLE_SHARE, not_done: NOTHING_OWED };

/**
 * A report with the owed pay. Null if its days differ from the plan, which has then changed while the report was
 * written, or if `by` may not give a day its outcome: only a day that the plan cancels can be cancelled.
 * @param by company and administrators may say that a cancelled day took place after all, or that nothing is owed for
 * it
 * @param begun the days that may have begun when they were cancelled (`begunDays`): the talent, too, may say that these
 * took place
 */
export function sharesOf(
  said: SaidReport,
  plan: Report,
  by: 'talent' | 'company' | 'admin',
  begun: readonly string[],
): Report | null {
  if (said.days.length !== plan.days.length) return null;
  const days: ReportDay[] = [];
  for (const [at, day] of said.days.entries()) {
    const planned = plan.days[at];
    const isCancelled = planned?.outcome === 'cancelled';
    if (planned?.day !== day.day || planned.kind !== day.kind) return null;
    const maySay = by !== 'talent' || (day.outcome === 'done' && begun.includes(day.day));
    if (day.outcome === 'cancelled' ? !isCancelled : isCancelled && !maySay) return null;
    days.push({ ...day, share: day.outcome === 'cancelled' ? planned.share : SHARES[day.outcome] });
  }
  return { ...said, days };
}

type Priced = Pick<Terms, 'fee' | 'additions'>;

function workDayOf({ fee, additions }: Priced, { kind, day, outcome, share, ...times }: ReportDay): WorkDay {
  const hours = lengthOf(day, times);
  if (outcome === 'done') {
    const odd_minutes = hours ? oddMinutes(additions.ob, day, hours.from, hours.length) : 0;
    return { kind, day, share, minutes: hours?.length ?? null, odd_minutes };
  }
  // A day that did not take place earns at most the fee, never overtime.
  const minutes = hours && Math.min(hours.length, fee.hours_per_day * 60);
  return { kind, day, share, minutes, odd_minutes: 0 };
}

/**
 * The basis of a report's price: the work and its terms. If no day took place, nothing was recorded, so no rights are
 * paid.
 */
export function pricedBy(report: Report, terms: Terms): { terms: Terms; work: Work } {
  const { days, outlays, travel_minutes, kilometres, days_away, moved_days } = report;
  return {
    terms: isWorked(report) ? terms : { ...terms, rights: [] },
    work: {
      travel_minutes,
      kilometres,
      days_away,
      moved_days,
      days: days.map((day) => workDayOf(terms, day)),
      outlays_ore: add(...outlays.map(({ amount_ore }) => amount_ore)),
      extended_rights: [],
    },
  };
}

const isSameDay = (one: ReportDay, other: ReportDay) => one.kind === other.kind && one.day === other.day;

/** True if the report is not about the days that are agreed now. */
export const isOfOtherDays = (said: Report, plan: Report): boolean =>
  said.days.length !== plan.days.length ||
  plan.days.some((planned) => !said.days.some((day) => isSameDay(day, planned)));

/** A report fitted to the days that are agreed now: new days are as planned. */
export const toDaysOf = (plan: Report, said: Report): Report => ({
  ...said,
  days: plan.days.map((planned) => said.days.find((day) => isSameDay(day, planned)) ?? planned),
});

/** True if any day was worked, not only paid for. */
export const isWorked = ({ days }: Report): boolean => days.some(({ outcome }) => outcome === 'done');

/** True if a payment is owed for any day. */
export const isOwed = ({ days }: Report): boolean => days.some(({ share }) => share > 0);

/** True if a report claims an addition for which the terms agree on no pay. */
export function isBeyond(
  { additions, cancellation }: Pick<Terms, 'additions' | 'cancellation'>,
  said: SaidReport,
): boolean {
  return (
    (cancellation.weather === null && said.moved_days > 0) ||
    (additions.travel_time === null && said.travel_minutes > 0) ||
    (additions.mileage_ore === null && said.kilometres > 0) ||
    (additions.per_diem_ore === null && said.days_away > 0) ||
    (additions.outlays === null && said.outlays.length > 0)
  );
}
