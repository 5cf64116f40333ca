import type { Fee } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

export const ANNOUNCEMENT_BOUNDS = { heading: 90, body: 4000, question: 300, pictures: 5, open_days: 60 } as const;

/**
 * The announcements that an administrator reads before they are shown: none, those of companies that have published
 * none yet, or all.
 */
export const REVIEWS = ['none', 'first', 'all'] as const;
export type Review = (typeof REVIEWS)[number];

const PLAIN: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', ü: 'u' };

/** The last part of the public address: 'ryttare-till-reklamfilm-k3x9qa'. `end` makes it unique. */
export function slugOf(heading: string, end: string): string {
  const words = heading
    .toLocaleLowerCase('sv')
    .replaceAll(/[åäöéü]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? end : `${words}-${end}`;
}

/** Public address of an announcement. */
export const announcementPath = (slug: string): string => `/annonser/${slug}`;

/**
 * True if a fee, converted to a whole day, is below the talent's lowest day fee. A fee for all of the work is divided
 * by its days, and a fee for a half day is doubled. An unpaid role is below every lowest fee above 0.
 */
export function isBelowLowest(
  fee: Pick<Fee, 'basis' | 'amount_ore' | 'hours_per_day'>,
  days: number,
  lowest: Ore | null,
) {
  if (lowest === null) return false;
  if (fee.basis === 'unpaid' || fee.amount_ore === null) return lowest > 0;
  const amount = fee.amount_ore;
  switch (fee.basis) {
    case 'day':
      return amount < lowest;
    case 'half_day':
      return amount * 2 < lowest;
    case 'hour':
      return amount * fee.hours_per_day < lowest;
    case 'whole':
      return amount < lowest * Math.max(1, days);
  }
}

/** The type of the notice which says that a saved announcement closes the next day. */
export const CLOSES_TOMORROW = 'announcement.close_tomorrow';
