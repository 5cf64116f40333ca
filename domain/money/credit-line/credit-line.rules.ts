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

/** The amount for which a company can still book, in öre with VAT; negative if it has booked for more. */
export const roomOf = (limit_ore: Ore, exposure: Exposure): Ore => subtract(limit_ore, usedOf(exposure));
