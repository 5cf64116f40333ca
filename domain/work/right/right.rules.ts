/** The first and last day of a right, and the days on which notices tell that it ends soon. */
import type { RightsLine } from '#domain/deal/terms/rights.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';

/** Days before the end at which the company is told, once each; at 30 the talent is told too. */
export const ENDING_STAGES = [60, 30, 7] as const;
export type EndingStage = (typeof ENDING_STAGES)[number];

/** The parts of the agreed line that decide its period. */
export type AgreedTime = Pick<RightsLine, 'starts_on' | 'latest_start_on' | 'months'>;

/** First and last day of a right, ISO; null while unknown, or if never agreed. */
export interface RightPeriod {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * The last day of a number of months that begin on an ISO day: the day before the same day `months` months later, or the
 * last day of that month if it is too short (lag 1930:173 § 1).
 */
export function lastDayOf(first: string, months: number): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  const lastOfMonth = iso(year, month - 1 + months + 1, 0);
  return day > Number(lastOfMonth.slice(8)) ? lastOfMonth : iso(year, month - 1 + months, day - 1);
}

/**
 * The period of a right: from the agreed day, or from the first publication and at the latest from the latest agreed
 * day, from which the months run whether anything is shown or not.
 * @param extended_months months that extensions have added
 */
export function periodOf(agreed: AgreedTime, published_on: string | null, extended_months = 0): RightPeriod {
  const starts_on = agreed.starts_on ?? earlier(published_on, agreed.latest_start_on);
  const ends_on =
    starts_on === null || agreed.months === null ? null : lastDayOf(starts_on, agreed.months + extended_months);
  return { starts_on, ends_on };
}

const earlier = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** The columns that the deadlines of a right read. A deadline passes when the next day begins. */
export interface RightClock extends RightPeriod {
  /** Last day before the right begins; null while that is unknown. */
  readonly waits_until: string | null;
  /** Last day before the next notice that the right ends; null after the last notice, or without an end. */
  readonly quiet_until: string | null;
}

/** The columns that deadlines read, for a right without any notice of its end yet. */
export function clockOf(period: RightPeriod): RightClock {
  const { starts_on, ends_on } = period;
  return {
    starts_on,
    ends_on,
    waits_until: starts_on === null ? null : addDays(starts_on, -1),
    quiet_until: ends_on === null ? null : quietUntil(ends_on, null),
  };
}

/** The last day before the next notice of an end, after the given stage; null after the last. */
export function quietUntil(ends_on: string, told: EndingStage | null): string | null {
  const next = ENDING_STAGES.find((stage) => told === null || stage < told);
  return next === undefined ? null : addDays(ends_on, -next - 1);
}

/**
 * The notice that is due on a day: only the latest stage reached, so that a late notice is not sent three times at
 * once. Null before the first stage, and after the end.
 */
export function stageOn(ends_on: string, today: string): EndingStage | null {
  const left = daysBetween(today, ends_on);
  return left < 0 ? null : (ENDING_STAGES.findLast((stage) => left <= stage) ?? null);
}

/**
 * True if a day can be the first publication: neither before the recording nor in the future.
 * @param first_work_day null if the terms have no day of work
 */
export function mayBePublication(day: string, first_work_day: string | null, today: string): boolean {
  return day <= today && (first_work_day === null || day >= first_work_day);
}

/** Days after the first report of a publication within which it can be set to a later day. */
export const LATER_WITHIN_DAYS = 7;

/** The facts that limit a late report of the first publication. */
export interface ReportedTime extends Pick<RightPeriod, 'starts_on'> {
  readonly line: Pick<RightsLine, 'latest_start_on'>;
  /** ISO day on which the company first reported the first publication; null if it never has. */
  readonly reported_on: string | null;
}

/**
 * The last ISO day to which the first publication can be set; setting the publication to a later day moves the end of
 * the right too. Once the months run, a correction is for errors found soon. The limit therefore counts from the first
 * report: counted from the last report, the company could postpone the publication again and again and show the
 * material for free.
 */
export function latestPublication({ line, starts_on, reported_on }: ReportedTime, today: string): string {
  // No month has begun to count, or the months count from the latest agreed day, which a later publication does not
  // move.
  if (starts_on === null || starts_on === line.latest_start_on) return today;
  return reported_on !== null && today <= addDays(reported_on, LATER_WITHIN_DAYS) ? today : starts_on;
}

/** True for lines about the same media in the same territory, whatever else differs. */
export function sameUse(one: Pick<RightsLine, 'media' | 'territory'>, other: typeof one): boolean {
  const all = new Set([...one.media, ...other.media]);
  return (
    one.territory === other.territory && all.size === new Set(one.media).size && all.size === new Set(other.media).size
  );
}
