import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/**
 * The rates with which prices are calculated, called figures here, with their units. Their values are in the table
 * `rates`, each with its first day and its source; none is in code.
 */
export const RATE_UNITS = {
  /** Our commission on fees and rights, paid by the company. */
  commission: 'points',
  /** The part of an invoice that an umbrella company (egenanställning) keeps. */
  umbrella_fee: 'points',

  employer_contribution: 'points',
  /**
   * For payees who had turned young_from_age and not young_before_age at the start of the year, on the first part of a
   * month's pay.
   */
  employer_contribution_young: 'points',
  young_from_age: 'years',
  young_before_age: 'years',
  young_month_max: 'ore',
  /** For payees who had turned old_from_age at the start of the year. */
  employer_contribution_old: 'points',
  old_from_age: 'years',
  /** No contributions for a person born this year or before. */
  contribution_free_born: 'years',

  /** Income tax withheld by a payer that is not the main employer. */
  income_tax: 'points',
  /** Tax of employees who live abroad, by a decision of the tax agency; of artists from abroad, without one. */
  sink_tax: 'points',
  a_sink_tax: 'points',
  /** A share of the base pay, included in the gross pay. */
  holiday_pay: 'points',
  /** Tax-free amount per mil in the person's own car, and per day away with a night. */
  mileage_free: 'ore',
  per_diem_free: 'ore',

  'vat.appearance': 'points',
  'vat.live': 'points',
  'vat.recording': 'points',
  'vat.copyright': 'points',
  'vat.image': 'points',
  'vat.commission': 'points',
  /** VAT on a sale in our own name of work bought from the talent. */
  'vat.resale.appearance': 'points',
  'vat.resale.live': 'points',
  'vat.resale.recording': 'points',
  'vat.resale.copyright': 'points',
  'vat.resale.image': 'points',
  /** VAT that an umbrella company charges us. */
  'vat.umbrella': 'points',

  reference_rate: 'points',
  late_interest_over_reference: 'points',
  reminder_fee: 'ore',
  collection_fee: 'ore',
  late_payment_fee: 'ore',
} as const satisfies Record<string, 'points' | 'ore' | 'years'>;

/** The share of a decision on one person (`TaxDecision`), in the place of a figure. `valid_from`: its first ISO day. */
export interface DecidedRate {
  readonly key: 'tax_decision';
  readonly value: BasisPoints;
  readonly valid_from: string;
}

export type RateKey = keyof typeof RATE_UNITS;
type ValueOf<Unit> = Unit extends 'points' ? BasisPoints : Unit extends 'ore' ? Ore : number;

/** A figure with its first day, which documents print beside a result. */
export interface Rate<Key extends RateKey = RateKey> {
  readonly key: Key;
  readonly value: ValueOf<(typeof RATE_UNITS)[Key]>;
  readonly valid_from: string;
}

/** The keys of one unit: `RateKeyOf<'points'>` are the shares. */
export type RateKeyOf<Unit> = {
  [Key in RateKey]: (typeof RATE_UNITS)[Key] extends Unit ? Key : never;
}[RateKey];

/** All figures of one day. */
export type Rates = { readonly [Key in RateKey]: Rate<Key> };

export interface RateRow {
  readonly key: string;
  readonly value: number;
  readonly valid_from: string;
}

const AS_UNIT = { points: basisPoints, ore, years: (value: number) => value };

/**
 * The figures valid on an ISO day: for each the one with the latest first day on or before it.
 * @throws RangeError if a figure is missing, because every price would be wrong without it
 */
export function ratesOn(rows: readonly RateRow[], day: string): Rates {
  const found = holding(rows, day);
  const all = Object.entries(RATE_UNITS).map(([key, unit]) => {
    const row = found.get(key);
    if (!row) throw new RangeError(`No ${key} holds on ${day}`);
    return [key, { key, value: AS_UNIT[unit](row.value), valid_from: row.valid_from }];
  });
  return Object.fromEntries(all) as Rates;
}

/** True if every figure is valid on an ISO day; false before the first day of any of them. */
export function hasRatesOn(rows: readonly RateRow[], day: string): boolean {
  const found = holding(rows, day);
  return Object.keys(RATE_UNITS).every((key) => found.has(key));
}

function holding(rows: readonly RateRow[], day: string): ReadonlyMap<string, RateRow> {
  const found = new Map<string, RateRow>();
  for (const row of rows) {
    const known = found.get(row.key);
    if (row.valid_from <= day && (known === undefined || known.valid_from < row.valid_from)) found.set(row.key, row);
  }
  return found;
}
