import { RATE_UNITS, type RateKey } from './rates.ts';

/** The minimum and maximum of a figure, in its unit. */
export interface RateBounds {
  readonly min: number;
  readonly max: number;
}

const VAT: RateBounds = { min: 0, max: 3000 };
const TAX: RateBounds = { min: 0, max: 6000 };
const FEE: RateBounds = { min: 0, max: 200_000 };

/**
 * Bounds wide enough for changes of law, narrow enough to refuse a comma in the wrong place. Prices can be calculated
 * with any value within the bounds. The bounds of the age figures do not overlap, so that the ages stay in order.
 */
export const RATE_BOUNDS: Readonly<Record<RateKey, RateBounds>> = {
  commission: { min: 0, max: 5000 },
  umbrella_fee: { min: 0, max: 2500 },
  employer_contribution: TAX,
  employer_contribution_young: TAX,
  young_from_age: { min: 0, max: 20 },
  young_before_age: { min: 21, max: 40 },
  young_month_max: { min: 0, max: 20_000_000 },
  employer_contribution_old: TAX,
  old_from_age: { min: 60, max: 80 },
  contribution_free_born: { min: 1900, max: 1960 },
  income_tax: TAX,
  sink_tax: TAX,
  a_sink_tax: TAX,
  // The law on holidays gives at least 12 %.
  holiday_pay: { min: 1200, max: 3000 },
  mileage_free: { min: 0, max: 20_000 },
  per_diem_free: { min: 0, max: 200_000 },
  'vat.appearance': VAT,
  'vat.live': VAT,
  'vat.recording': VAT,
  'vat.copyright': VAT,
  'vat.image': VAT,
  'vat.commission': VAT,
  'vat.resale.appearance': VAT,
  'vat.resale.live': VAT,
  'vat.resale.recording': VAT,
  'vat.resale.copyright': VAT,
  'vat.resale.image': VAT,
  'vat.umbrella': VAT,
  reference_rate: { min: 0, max: 2000 },
  late_interest_over_reference: { min: 0, max: 2000 },
  reminder_fee: FEE,
  collection_fee: FEE,
  late_payment_fee: FEE,
};

/** All figures, in the order of their declaration. */
export const RATE_KEYS = Object.keys(RATE_UNITS) as [RateKey, ...RateKey[]];

/** True if a figure may have the value. */
export const isWithinBounds = (key: RateKey, value: number): boolean =>
  value >= RATE_BOUNDS[key].min && value <= RATE_BOUNDS[key].max;

/** State of a figure on a day: holds later, holds now, was replaced by another, or was taken back before it began. */
export const RATE_STATES = ['coming', 'present', 'past', 'taken_back'] as const;
export type RateState = (typeof RATE_STATES)[number];

/** True if a figure can still be taken back: no calculation can have used it yet. */
export const mayBeTakenBack = (state: RateState): boolean => state === 'coming';
