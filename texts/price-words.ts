/** Words for the lines of a price. Total by type: a new line without words does not compile. */
import type { LineCode, PriceLine } from '#domain/price/lines.ts';
import { formatLongDay, formatOre } from './format.ts';

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
  per_diem: 'Traktamente',
  outlays: 'Utlägg',
  rights: 'Rättigheter',
  rights_extension: 'Förlängda rättigheter',
  commission: 'Vår avgift',
  umbrella_fee: 'Egenanställningsbolagets avgift',
  employer_contribution: 'Arbetsgivaravgifter',
  rounding: 'Avrundning till hela kronor',
  tax: 'Skatt',
};

const decimals = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

const UNITS: Record<PriceLine['unit'], ((count: number) => string) | null> = {
  day: (count) => (count === 1 ? '1 dag' : `${count} dagar`),
  hour: (count) => (count === 1 ? '1 timme' : `${count} timmar`),
  minute: (count) => (count === 60 ? '1 timme' : `${decimals.format(count / 60)} timmar`),
  km: (count) => `${count} km`,
  piece: null,
};

type Told = Pick<PriceLine, 'quantity' | 'unit' | 'unit_ore'> & {
  readonly rate: { readonly value: number; readonly valid_from: string } | null;
};

/** How a line came about: '2 dagar × 4 500 kr', '31,42 %, gäller från 1 januari 2026'; empty where there is nothing to say. */
export function howOfLine({ quantity, unit, unit_ore, rate }: Told): string {
  if (rate) return `${decimals.format(rate.value / 100)}\u00a0%, gäller från ${formatLongDay(rate.valid_from)}`;
  const count = UNITS[unit]?.(quantity);
  if (!count) return '';
  return unit_ore === null ? count : `${count} × ${formatOre(unit_ore)}`;
}
