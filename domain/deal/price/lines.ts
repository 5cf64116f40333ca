import { add, type Ore } from '#domain/kernel/money/ore.ts';
import type { DecidedRate, Rate } from './rates.ts';

/** The codes of price lines. A price may have several lines with the same code, at different unit amounts. */
export const LINE_CODES = [
  'fee.work',
  'fee.fitting',
  'fee.rehearsal',
  'fee.travel',
  'fee.reserve',
  'fee.whole',
  'overtime',
  'odd_hours',
  'travel_time',
  'mileage',
  'per_diem',
  'moved_days',
  'outlays',
  'rights',
  'rights_extension',
  'commission',
  'umbrella_fee',
  'employer_contribution',
  'rounding',
  'tax',
  'advance',
] as const;
export type LineCode = (typeof LINE_CODES)[number];

export const LINE_UNITS = ['day', 'hour', 'minute', 'km', 'piece'] as const;

/** One line: its code, its quantity, and the rate used, if any. */
export interface PriceLine {
  readonly code: LineCode;
  /** Whole units: days, started hours, minutes, kilometres, pieces. */
  readonly quantity: number;
  readonly unit: (typeof LINE_UNITS)[number];
  /** The full pay of one unit: a day, a started hour of overtime, a per diem; null for other lines. */
  readonly unit_ore: Ore | null;
  readonly amount_ore: Ore;
  readonly rate: Rate | DecidedRate | null;
  /** Position of the line's right in the terms; null for other lines. */
  readonly rights_index: number | null;
  /** The owed share of the unit's pay, in basis points; below 10 000 for cancelled days. */
  readonly share: number;
}

/** A line of one piece. */
export function piece(
  code: LineCode,
  amount_ore: Ore,
  more: { readonly rate?: Rate | DecidedRate | null; readonly rights_index?: number } = {},
): PriceLine {
  const { rate = null, rights_index = null } = more;
  return { code, quantity: 1, unit: 'piece', unit_ore: null, amount_ore, rate, rights_index, share: 10_000 };
}

/** The sum of lines. */
export const sumOf = (lines: readonly PriceLine[]): Ore => add(...lines.map(({ amount_ore }) => amount_ore));
