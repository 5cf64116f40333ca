/**
 * Amounts and days as Swedish readers expect them, for screens, mails and PDFs alike. Amounts are öre, days are ISO.
 */
import { madeOnce } from '#domain/kernel/made-once.ts';
import { isOre, type Ore } from '#domain/kernel/money/ore.ts';

const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** A whole number with its thousands apart: '12 345'. Without Intl, because nearly every first screen has a number. */
export const formatWhole = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/**
 * An amount without its unit: '4 500', '4 500,50', '−1 200'. Öre are shown only if the amount has any. The spaces do
 * not break (U+00A0), and the minus is U+2212.
 */
export function formatAmount(amount: Ore): string {
  const size = Math.abs(amount);
  const rest = size % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? '\u2212' : ''}${formatWhole((size - rest) / 100)}${decimals}`;
}

/** An amount as '4 500 kr'. */
export function formatOre(amount: Ore): string {
  return `${formatAmount(amount)}\u00a0kr`;
}

/** An amount with its öre, also ',00', as bookkeeping documents show it: '4 500,00 kr'. */
export function formatExactOre(amount: Ore): string {
  const written = formatAmount(amount);
  return `${written}${written.includes(',') ? '' : ',00'}\u00a0kr`;
}

/**
 * An amount as people write it: '12 345 kr', '5 327,50', '1500.5', '1 500:-', '−200 kr'. A point or comma takes one or
 * two decimals, so '1.500', which can mean thousands, is refused.
 * @returns undefined for any other text, and for an amount too large to be exact
 */
export function parseOre(written: string): Ore | undefined {
  const bare = written.replace(/\s/g, '').replace(/(?:kr\.?|kronor|:-)$/i, '');
  const match = /^([-\u2212]?)(\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const size = Number(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  const amount = match[1] && size !== 0 ? -size : size;
  return isOre(amount) ? amount : undefined;
}

/** '2026-12-03' as '3 december 2026'. */
export function formatLongDay(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

const dayAndTime = madeOnce(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** An instant (ISO) in everyday Swedish: 'den 3 december kl. 08:05'. */
export function formatMoment(instant: string): string {
  return `den ${dayAndTime().format(new Date(instant))}`;
}

const exactMoment = madeOnce(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'long',
      timeStyle: 'long',
    }),
);

/** An instant (ISO) to the second with its time zone, for evidence: '3 december 2026 kl. 08:05:09 CET'. */
export function formatExactMoment(instant: string): string {
  return exactMoment().format(new Date(instant));
}

/** A span of days: '3 december 2026', '3–5 december 2026' or '30 november 2026 – 2 december 2026'. */
export function formatDaySpan(starts_on: string, ends_on: string): string {
  if (starts_on === ends_on) return formatLongDay(starts_on);
  if (starts_on.slice(0, 7) === ends_on.slice(0, 7)) return `${Number(starts_on.slice(8))}–${formatLongDay(ends_on)}`;
  return `${formatLongDay(starts_on)} – ${formatLongDay(ends_on)}`;
}

/** '1 tim 30 min' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}\u00a0tim`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}
