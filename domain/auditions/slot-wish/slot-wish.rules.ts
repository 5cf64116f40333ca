import { HOUR_MS } from '#domain/auditions/appointment/appointment.rules.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';

/**
 * Hours for which an offered time is kept for one person, and hours before its start in which it is no longer offered.
 */
const KEPT_HOURS = 24;
const LAST_HOURS = 3;

/** The end of an offer: a day later, and early enough for another person to come; null if it is too late to offer. */
export function offerUntil(starts_date: string, now: string): string | null {
  const end = Math.min(Date.parse(now) + KEPT_HOURS * HOUR_MS, Date.parse(starts_date) - LAST_HOURS * HOUR_MS);
  return end > Date.parse(now) + HOUR_MS ? new Date(end).toISOString() : null;
}

/** A person in the queue for another time, with their wishes. */
export interface InLine {
  readonly id: string;
  readonly audition_id: string;
  /** Clock times ('13:00'); null for any. */
  readonly after_time: string | null;
  readonly before_time: string | null;
  /** The person's time, and the times that they have passed. */
  readonly own_slot_id: string | null;
  readonly passed_slot_ids: readonly string[];
}

/** A time with `free_count` places that are neither taken nor offered. */
export interface FreeSlot {
  readonly id: string;
  readonly audition_id: string;
  readonly starts_date: string;
  readonly ends_date: string;
  readonly free_count: number;
}

/** The free time offered to each person: the first that suits them, in the order of their wishes' arrival. */
export function offersInLine(line: readonly InLine[], slots: readonly FreeSlot[]): Map<string, FreeSlot> {
  const left = new Map(slots.map(({ id, free_count }) => [id, free_count]));
  const offers = new Map<string, FreeSlot>();
  for (const one of line) {
    const fit = slots.find(
      (slot) =>
        slot.audition_id === one.audition_id &&
        (left.get(slot.id) ?? 0) > 0 &&
        slot.id !== one.own_slot_id &&
        !one.passed_slot_ids.includes(slot.id) &&
        (one.after_time === null || one.after_time <= clockIn(slot.starts_date).time) &&
        (one.before_time === null || clockIn(slot.ends_date).time <= one.before_time),
    );
    if (!fit) continue;
    left.set(fit.id, (left.get(fit.id) ?? 0) - 1);
    offers.set(one.id, fit);
  }
  return offers;
}
