import { dayOf } from '#domain/kernel/time/day.ts';

/** A retention period, in ISO 8601 with one unit: 'P30D', 'P18M', 'P2Y'. Data with 'P0D' ends at once. */
export type Period = `P${number}${'D' | 'M' | 'Y'}`;

/** The number and the unit of a period. */
export function partsOf(period: Period): { readonly count: number; readonly unit: 'D' | 'M' | 'Y' } {
  const [, count, unit] = /^P(\d+)([DMY])$/.exec(period) ?? [];
  if (!count || !unit) throw new Error(`${period} is no period`);
  return { count: Number(count), unit: unit as 'D' | 'M' | 'Y' };
}

/**
 * The instant one period before `now`. The period of data from that instant or earlier has ended. In a month without
 * the day, the last day counts.
 */
export function instantBefore(now: string, period: Period): string {
  const { count, unit } = partsOf(period);
  const date = new Date(now);
  if (unit === 'D') return new Date(date.getTime() - count * 86_400_000).toISOString();
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count * (unit === 'Y' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}

/** The Swedish day of the instant one period before `now`. */
export const dayBefore = (now: string, period: Period): string => dayOf(instantBefore(now, period));
