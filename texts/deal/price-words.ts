/** Words for the lines of a price. Total by type: a new line without words does not compile. */

import type { LineCode, PriceLine } from '#domain/deal/price/lines.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';

export const priceLineLabels: Record<LineCode, string> = {
  'fee.work': 'Arvode, arbetsdagar',
  'fee.fitting': 'Arvode, kostymprov',
  'fee.rehearsal': 'Arvode, repetition',
  'fee.travel': 'Arvode, resdagar',
  'fee.reserve': 'Arvode, reservdagar',
  'fee.whole': 'Arvode för hela uppdraget',
  overtime: 'Övertid',
  odd_hours: 'OB-tillägg',
  travel_time: 'Restid',
  mileage: 'Milersättning',
  moved_days: 'Dagar flyttade för vädret',
  per_diem: 'Traktamente',
  outlays: 'Utlägg',
  rights: 'Rättigheter',
  rights_extension: 'Förlängda rättigheter',
  advance: 'Förskott',
  commission: 'Vår avgift',
  umbrella_fee: 'Egenanställningsbolagets avgift',
  employer_contribution: 'Arbetsgivaravgifter',
  rounding: 'Avrundning till hela kronor',
  tax: 'Skatt',
};

const decimals = madeOnce(() => new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 }));

const UNITS: Record<PriceLine['unit'], ((count: number) => string) | null> = {
  day: (count) => (count === 1 ? '1 dag' : `${count} dagar`),
  hour: (count) => (count === 1 ? '1 timme' : `${count} timmar`),
  minute: (count) => (count === 60 ? '1 timme' : `${decimals().format(count / 60)} timmar`),
  km: (count) => `${count} km`,
  piece: null,
};

type Told = Pick<PriceLine, 'quantity' | 'unit' | 'unit_ore' | 'amount_ore'> & {
  readonly rate: { readonly value: number; readonly valid_from: string } | null;
  readonly share?: number;
};

/** Number of units that are shown as one: 60 minutes are an hour. */
const TOLD_AS_ONE: Partial<Record<PriceLine['unit'], number>> = { minute: 60, km: 1 };

/** The unit price that an invoice must state; for hours and kilometres the line's amount is divided by their number. */
function unitPriceOf({ unit, unit_ore, quantity, amount_ore, share = 10_000 }: Told): Ore | null {
  const one = TOLD_AS_ONE[unit];
  if (unit_ore !== null || one === undefined || quantity * share === 0) return unit_ore;
  return ratio(amount_ore, one * 10_000, quantity * share);
}

/** A share in words: '31,42 %'. */
export const shareText = (points: number): string => `${decimals().format(points / 100)}\u00a0%`;

/**
 * The calculation of a line: '2 dagar × 4 500 kr', '8 timmar × 500 kr', '31,42 %, gäller från 1 januari 2026'. Empty
 * for a line without a calculation. A cancelled line shows the whole price; the owed share is shown beside it.
 */
export function howOfLine(line: Told): string {
  const { quantity, unit, rate } = line;
  if (rate) return `${shareText(rate.value)}, gäller från ${formatLongDay(rate.valid_from)}`;
  const count = UNITS[unit]?.(quantity);
  if (!count) return '';
  const price = unitPriceOf(line);
  return price === null ? count : `${count} × ${formatOre(price)}`;
}
