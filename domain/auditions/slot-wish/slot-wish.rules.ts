import { HOUR_MS } from '#domain/auditions/appointment/appointment.rules.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';

/**
 * Hours for which an offered slot is kept for one candidate, and hours before the start of the slot at which every
 * offer ends.
 */
const KEPT_HOURS = 24;
const LAST_HOURS = 3;

/**
 * The end of an offer: KEPT_HOURS from now, but at least LAST_HOURS before the start, so that another candidate can
 * still come. Null if at most an hour would be left.
 */
export function offerUntil(starts_date: string, now: string): string | null {
  const end = Math.min(Date.parse(now) + KEPT_HOURS * HOUR_MS, Date.parse(starts_date) - LAST_HOURS * HOUR_MS);
  return end > Date.parse(now) + HOUR_MS ? new Date(end).toISOString() : null;
}

/** A candidate in the queue for another slot, with the hours that the candidate wishes. */
export interface InLine {
  readonly id: string;
  readonly audition_id: string;
  /** Earliest start and latest end that suit the candidate, as clock times ('13:00'); null for any. */
  readonly after_time: string | null;
  readonly before_time: string | null;
  /** Starts (instants) of the slots that the candidate has declined. */
  readonly declined_starts: readonly string[];
  /** The candidate's present slot, and the slots that this wish was offered before. */
  readonly own_slot_id: string | null;
  readonly passed_slot_ids: readonly string[];
}

/** A slot with `free_count` places that are neither taken nor offered. */
export interface FreeSlot {
  readonly id: string;
  readonly audition_id: string;
  readonly starts_date: string;
  readonly ends_date: string;
  readonly free_count: number;
}

/** True if the slot runs at the start of a slot that the candidate has declined, in the same room or another. */
const isDeclined = ({ declined_starts }: InLine, { starts_date, ends_date }: FreeSlot): boolean =>
  declined_starts.some((start) => starts_date <= start && start < ends_date);

/** The slot to offer, by id of the wish: in the order of arrival, each wish gets the first free slot that suits. */
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
        !isDeclined(one, slot) &&
        (one.after_time === null || one.after_time <= clockIn(slot.starts_date).time) &&
        (one.before_time === null || clockIn(slot.ends_date).time <= one.before_time),
    );
    if (!fit) continue;
    left.set(fit.id, (left.get(fit.id) ?? 0) - 1);
    offers.set(one.id, fit);
  }
  return offers;
}
