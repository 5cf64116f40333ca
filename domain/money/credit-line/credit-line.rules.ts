import { add, kronor, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';

/** Days after the last day to pay from which an unpaid invoice stops new requests and bookings. */
const LATE_STOP_DAYS = 30;

/** The last due day (ISO) of an unpaid invoice that stops new requests and bookings on an ISO day. */
export const lateStopDay = (today: string): string => addDays(today, -LATE_STOP_DAYS - 1);

/** The least late debt that stops something: a rest below a krona is a payer's rounding. */
export const LATE_STOP_ORE = kronor(1);

/** The highest limit that finance can write, in öre. */
export const CREDIT_MAX = ore(10_000_000_000);

/** The amounts of a company that we have promised or sold and that are not paid, in öre with VAT. */
export interface Exposure {
  /** Booked work whose report is not decided, by the terms that both sides accepted. */
  readonly booked_ore: Ore;
  /** Decided work that is on no issued invoice. */
  readonly owed_ore: Ore;
  /** Issued invoices that are not paid, with fees and interest. */
  readonly unpaid_ore: Ore;
}

export const usedOf = ({ booked_ore, owed_ore, unpaid_ore }: Exposure): Ore => add(booked_ore, owed_ore, unpaid_ore);

/** The part of each booking that a company pays in advance, in hundredths of a percent. */
const PREPAID = { none: 0, half: 5000, full: 10_000 } as const satisfies Record<string, number>;
export type Prepayment = keyof typeof PREPAID;
export const PREPAYMENTS = Object.keys(PREPAID) as [Prepayment, ...Prepayment[]];

/** What a company has paid in advance, and what has to be paid so. */
export interface Prepaid {
  /** Paid advances that no invoice has deducted. */
  readonly held_ore: Ore;
  /** The part of the exposure that was booked since the company pays in advance. */
  readonly prepayable_ore: Ore;
}

/**
 * The amount for which a company can still book, in öre with VAT; negative if it has booked for more. Paid advances add
 * to it.
 */
export const roomOf = (limit_ore: Ore, exposure: Exposure & Pick<Prepaid, 'held_ore'>): Ore =>
  subtract(add(limit_ore, exposure.held_ore), usedOf(exposure));

/**
 * The advance that is missing, in öre with VAT. Less than a krona is none: the VAT of an advance is rounded once for
 * each rate, that of a booking once for each person.
 */
export function missingAdvance(prepayment: Prepayment, { held_ore, prepayable_ore }: Prepaid): Ore {
  const missing = Math.ceil((prepayable_ore * PREPAID[prepayment]) / 10_000) - held_ore;
  return ore(missing < 100 ? 0 : missing);
}
