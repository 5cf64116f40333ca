import { swedishClock } from '#domain/kernel/time/swedish-clock.ts';
import { clock, dayOfInstant } from './clock.ts';

const WEEKDAYS = ['sön', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör'] as const;
const MONTHS = ['jan', 'feb', 'mars', 'apr', 'maj', 'juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'dec'] as const;

interface Day {
  year: number;
  month: number;
  date: number;
}

function partsOf(isoDay: string): Day {
  const [year = 0, month = 1, date = 1] = isoDay.split('-').map(Number);
  return { year, month, date };
}

const monthName = (day: Day) => MONTHS[day.month - 1] ?? '';
const weekdayOf = (day: Day) => WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.date)).getUTCDay()] ?? '';

/** An ISO day in everyday words: 'tors 3 dec', with the year if it is not the year of `today`. */
export function formatDay(isoDay: string, today: string = clock.today()): string {
  const day = partsOf(isoDay);
  const year = day.year === partsOf(today).year ? '' : ` ${day.year}`;
  return `${weekdayOf(day)} ${day.date} ${monthName(day)}${year}`;
}

/** An ISO day with year and without weekday, for documents and histories: '3 dec 2026'. */
export function formatDate(isoDay: string): string {
  const day = partsOf(isoDay);
  return `${day.date} ${monthName(day)} ${day.year}`;
}

/** A span of ISO days, both included: '3–5 dec 2026', '30 nov – 2 dec 2026', '30 dec 2026 – 2 jan 2027'. */
export function formatSpan(from: string, to: string | null | undefined): string {
  if (!to || to === from) return formatDate(from);
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.year !== last.year) return `${formatDate(from)} – ${formatDate(to)}`;
  if (first.month !== last.month) return `${first.date} ${monthName(first)} – ${formatDate(to)}`;
  return `${first.date}–${formatDate(to)}`;
}

/** The time of day of an instant in Sweden, whatever the browser's time zone: '08.00'. */
export function formatTime(instant: string | Date): string {
  return swedishClock(new Date(instant).getTime()).slice(11).replace(':', '.');
}

/** An instant in everyday words: 'tors 3 dec, 08.00'. */
export function formatInstant(instant: string | Date, today?: string): string {
  return `${formatDay(dayOfInstant(instant), today)}, ${formatTime(instant)}`;
}

const dayNumber = (isoDay: string) => {
  const day = partsOf(isoDay);
  return Math.round(Date.UTC(day.year, day.month - 1, day.date) / 86_400_000);
};

/** Number of days from `today` to `isoDay`; negative for a past day. */
function daysUntil(isoDay: string, today: string): number {
  return dayNumber(isoDay) - dayNumber(today);
}

/** The distance to a day: 'i dag', 'i morgon', 'om 2 dagar', 'i går', 'för 3 dagar sedan'. */
export function formatDaysUntil(isoDay: string, today: string): string {
  const days = daysUntil(isoDay, today);
  if (days === 0) return 'i dag';
  if (days === 1) return 'i morgon';
  if (days === -1) return 'i går';
  return days > 0 ? `om ${days} dagar` : `för ${-days} dagar sedan`;
}

/**
 * The distance to an instant: in minutes or hours if it is near, 'om 3 timmar', 'om 12 minuter', 'för 5 minuter sedan';
 * otherwise in days.
 */
export function formatTimeUntil(instant: string | Date, now: Date): string {
  const minutes = Math.round((new Date(instant).getTime() - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  if (size < 1) return 'nu';
  if (size >= 12 * 60) {
    const today = dayOfInstant(now);
    const day = dayOfInstant(instant);
    if (day !== today || size >= 24 * 60) return formatDaysUntil(day, today);
  }
  const amount = size < 60 ? `${size} ${size === 1 ? 'minut' : 'minuter'}` : hours(Math.floor(size / 60));
  return minutes > 0 ? `om ${amount}` : `för ${amount} sedan`;
}

const hours = (count: number) => `${count} ${count === 1 ? 'timme' : 'timmar'}`;
