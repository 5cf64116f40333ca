import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { DayKind } from './days.ts';

/** The unit of a fee. `unpaid` is explicit: an empty amount never means work without a fee. */
export const FEE_BASES = ['day', 'half_day', 'hour', 'whole', 'unpaid'] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** Kinds of days other than work, which may be paid differently. */
export type OtherKind = Exclude<DayKind, 'work'>;

/**
 * The pay for days of another kind than work: as a day of work, included in the fee, or its own amount per day, per
 * hour, or for all days of the kind.
 */
export const KIND_PAYS = ['as_work', 'included', 'day', 'hour', 'whole'] as const;
export interface KindPay {
  readonly pay: (typeof KIND_PAYS)[number];
  /** The amount for 'day', 'hour' and 'whole', null until it is entered; null for the other kinds of pay. */
  readonly amount_ore: Ore | null;
}

/** The fee for taking part, per person, before tax. Pay for showing the material is in the rights. */
export interface Fee {
  readonly basis: FeeBasis;
  /** Null until entered, and for unpaid work. */
  readonly amount_ore: Ore | null;
  /** Hours of a day before overtime begins; hours of a half day for a fee by half days. */
  readonly hours_per_day: number;
  /** The minimum number of paid hours per day, for a fee by the hour. */
  readonly minimum_hours: number;
  readonly of_kind: { readonly [Kind in OtherKind]: KindPay };
  /** Parts of the deal that the fee covers beside the work, in words: meals, own clothes, a second language. */
  readonly included: string;
}

/** A share of another pay, or an amount. Each addition says of which pay the share is. */
export type ShareOrAmount =
  | { readonly by: 'percent'; readonly points: BasisPoints }
  | { readonly by: 'amount'; readonly amount_ore: Ore };

/** Extra pay for hours when others are free (obekväm arbetstid), as a share of the hour's pay. */
export interface OddHours {
  readonly points: BasisPoints;
  /** Every day from `from` to `to`; a `to` that is not after `from` is on the next morning. */
  readonly from: string;
  readonly to: string;
  /** All hours of Saturdays and Sundays. */
  readonly on_weekends: boolean;
  /** All hours of public holidays, on any weekday, and of the three eves (domain/kernel/time/working-days.ts). */
  readonly on_holidays: boolean;
}

/** Pay beside the fee for particular circumstances; null if none is agreed. */
export interface Additions {
  /** For each started hour: a share of the day's fee, or an amount. */
  readonly overtime: ShareOrAmount | null;
  readonly ob: OddHours | null;
  /** For each hour of travel: a share of the hour's pay, or an amount. */
  readonly travel_time: ShareOrAmount | null;
  /** For each mil (10 km) in the person's own car. */
  readonly mileage_ore: Ore | null;
  /** Traktamente for each day away with a night. */
  readonly per_diem_ore: Ore | null;
  /** Outlays against receipts, up to an amount if one is set. */
  readonly outlays: { readonly max_ore: Ore | null } | null;
}

/** Bounds of the form; amounts up to a million kronor. */
export const FEE_BOUNDS = {
  amount_ore: 100_000_000,
  /** 1 000 %. */
  points: 100_000,
  hours_per_day: 16,
  included: 500,
} as const;

/** Hours of a working day unless stated. */
export const FULL_DAY_HOURS = 8;
/** Maximum hours of a half day, as talents understand it. */
export const HALF_DAY_HOURS = 4;

export const NO_ADDITIONS: Additions = {
  overtime: null,
  ob: null,
  travel_time: null,
  mileage_ore: null,
  per_diem_ore: null,
  outlays: null,
};

/**
 * True if overtime can be a share of the day's fee: other fees have no amount for a day. Unpaid work counts too,
 * because any share of it is nothing.
 */
export const isByDays = (basis: FeeBasis): boolean => basis === 'day' || basis === 'half_day' || basis === 'unpaid';

/** True for a fee by the day or half day without an agreed pay for overtime. */
export const leavesOvertimeUnpaid = (terms: { readonly fee: Fee; readonly additions: Additions }): boolean =>
  (terms.fee.basis === 'day' || terms.fee.basis === 'half_day') && terms.additions.overtime === null;

const AS_WORK: KindPay = { pay: 'as_work', amount_ore: null };

/** All kinds of days paid as work: the rule of a fee by the day, unless other pay is stated. */
export const ALL_AS_WORK: Fee['of_kind'] = { fitting: AS_WORK, rehearsal: AS_WORK, travel: AS_WORK, reserve: AS_WORK };

/** True if the role's pay is stated, even as unpaid. */
export const isFeeWritten = ({ basis, amount_ore }: Pick<Fee, 'basis' | 'amount_ore'>): boolean =>
  basis === 'unpaid' || (amount_ore !== null && amount_ore > 0);

/**
 * A fee with another amount. An amount of 0 makes the fee unpaid; an amount on an unpaid fee makes it a fee by the day.
 */
export function withAmount(fee: Fee, amount_ore: Ore | null): Fee {
  if (amount_ore === 0) return withBasis(fee, 'unpaid');
  return { ...(fee.basis === 'unpaid' ? withBasis(fee, 'day') : fee), amount_ore };
}

const usualHours = (basis: FeeBasis): number => (basis === 'half_day' ? HALF_DAY_HOURS : FULL_DAY_HOURS);

/**
 * A fee on another basis. The hours of a day change with the basis, unless the company has set other hours; a half day
 * never has more than `HALF_DAY_HOURS`. Hourly pay is calculated from these hours, so a half day of eight hours would
 * pay half of the promise.
 */
export function withBasis<Kind extends Pick<Fee, 'basis' | 'amount_ore' | 'hours_per_day'>>(
  fee: Kind,
  basis: FeeBasis,
): Kind {
  const isUsual = fee.hours_per_day === usualHours(fee.basis);
  const isTooLong = basis === 'half_day' && fee.hours_per_day > HALF_DAY_HOURS;
  const hours_per_day = isUsual || isTooLong ? usualHours(basis) : fee.hours_per_day;
  return { ...fee, basis, hours_per_day, amount_ore: basis === 'unpaid' ? null : fee.amount_ore };
}
