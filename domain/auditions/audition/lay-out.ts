/** Divides the day of an audition into the slots of one room. */
import { instantAt } from '#domain/kernel/time/instant.ts';

export const SLOT_KINDS = ['slot', 'break'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A stretch of time, between two instants. */
export interface TimeSpan {
  readonly starts_date: string;
  readonly ends_date: string;
}

export interface LaidSlot extends TimeSpan {
  readonly kind: SlotKind;
}

/** The division of a day: clock times in Sweden ('09:00'), lengths in minutes. */
export interface DayPlan {
  /** ISO day. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  /** Pause between two slots. */
  readonly pause_minutes: number;
  readonly lunch: { readonly from: string; readonly to: string } | null;
}

const MINUTE_MS = 60_000;

/** True if two spans overlap; a span that begins as the other ends does not. */
export const shareTime = (a: TimeSpan, b: TimeSpan): boolean =>
  Date.parse(a.starts_date) < Date.parse(b.ends_date) && Date.parse(b.starts_date) < Date.parse(a.ends_date);

/**
 * The slots of a day in order, with lunch as a break among them. A slot that would overlap lunch begins after lunch; a
 * slot that would end after `to` is left out. Calculated in instants, so that the days on which clocks change have
 * their real number of hours.
 */
export function layOut({ day, from, to, minutes, pause_minutes, lunch }: DayPlan): LaidSlot[] {
  const [start, end] = [from, to].map((time) => Date.parse(instantAt(day, time))) as [number, number];
  const rest = lunch && ([lunch.from, lunch.to].map((time) => Date.parse(instantAt(day, time))) as [number, number]);
  const span = (starts: number, ends: number) => ({
    starts_date: new Date(starts).toISOString(),
    ends_date: new Date(ends).toISOString(),
  });
  const [length, pause] = [minutes * MINUTE_MS, pause_minutes * MINUTE_MS];
  const times: LaidSlot[] = [];
  for (let at = start; at + length <= end; at += length + pause) {
    if (rest && at < rest[1] && rest[0] < at + length) at = rest[1];
    if (at + length <= end) times.push({ ...span(at, at + length), kind: 'slot' });
  }
  if (rest && times.length > 0) times.push({ ...span(...rest), kind: 'break' });
  return times.sort((a, b) => Date.parse(a.starts_date) - Date.parse(b.starts_date));
}
