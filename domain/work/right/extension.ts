/**
 * The extension of a right: the same number of months again, from the day after the last day of the right, at the
 * agreed price.
 */

import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { lastDayOf, type RightPeriod } from './right.rules.ts';

/**
 * Days after the end of a right within which it can be extended. The extension begins where the right ended, so that
 * nothing is shown for free in between; later a new agreement is needed.
 */
export const EXTENDED_WITHIN_DAYS = 30;

/** The parts of a right from which its extension is calculated. */
export interface Extendable extends RightPeriod {
  readonly line: RightsLine;
  readonly extended_months: number;
}

/**
 * First and last day of an extension, and its months; null for a right without an agreed length, or without a known
 * beginning or end.
 */
export function extensionOf({ line: { months }, starts_on, ends_on, extended_months }: Extendable) {
  if (months === null || starts_on === null || ends_on === null) return null;
  return { months, starts_on: addDays(ends_on, 1), ends_on: lastDayOf(starts_on, extended_months + months * 2) };
}

/**
 * The terms of an agreement that extends one line: no work, and that line without its fee, so that only its renewal
 * price is owed.
 */
export function termsOfExtension(agreed: Terms, line: RightsLine): Terms {
  return { ...agreed, days: [], rights: [{ ...line, fee_ore: null }] };
}
