import type { CalendarEntry } from '#contract/people/calendar.ts';
import { addDays, type DaySpan, overlaps } from '#domain/kernel/time/day.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { hoursText } from '#texts/people/busy-hours-words.ts';

/** All entries on a day. */
export const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] =>
  entries.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);

/** True if an entry has a day in the month of `day`. */
export const isOfMonth = ({ starts_on, ends_on }: CalendarEntry, day: string): boolean =>
  starts_on.slice(0, 7) <= day.slice(0, 7) && day.slice(0, 7) <= ends_on.slice(0, 7);

/** The state of an entry, as a word with its tone. */
export function stateOf({ kind, rank, is_waiting }: CalendarEntry): StateLabel {
  switch (kind) {
    case 'booking':
      return is_waiting ? { word: 'Väntar på tillstånd', tone: 'waiting' } : { word: 'Bokad', tone: 'agreed' };
    case 'option':
      return { word: `Option ${rank}`, tone: 'waiting' };
    case 'audition':
      return is_waiting
        ? { word: 'Provfilmning, bekräfta', tone: 'waiting' }
        : { word: 'Provfilmning', tone: 'agreed' };
    default:
      return { word: 'Upptagen', tone: 'neutral' };
  }
}

/** The time of day of an entry; empty for an entry of whole days. */
function timeOf({ starts_date, from_time, to_time }: CalendarEntry): string {
  if (from_time && to_time) return `${hoursText({ from_time, to_time })} `;
  return starts_date ? `${clockIn(starts_date).time.replace(':', '.')} ` : '';
}

/** The title of an entry (the role, the other calendar, the own note, or 'Du kan inte'), after its time if known. */
export const titleOf = (entry: CalendarEntry): string => timeOf(entry) + (entry.title ?? 'Du kan inte');

/** The entries of a day in words for screen readers. */
export const wordsOf = (entries: readonly CalendarEntry[]): string =>
  entries.length === 0
    ? 'ledig'
    : entries.map((entry) => `${stateOf(entry).word.toLocaleLowerCase('sv')}: ${titleOf(entry)}`).join(', ');

/** The address of an entry's details; null if it has none. */
export function pathOf({ kind, candidate_id }: CalendarEntry): string | null {
  if (kind === 'booking') return `/AssignmentDetails?id=${candidate_id}`;
  return kind === 'option' || kind === 'audition' ? `/TalentInterestDetails?id=${candidate_id}` : null;
}

/**
 * The effect of choosing days. If the talent has marked all of them as busy, they become free; otherwise those not
 * marked yet become busy.
 */
export interface Pressed {
  readonly makes: 'free' | 'busy';
  /** The days that change. The same days are changed back by undoing. */
  readonly spans: readonly DaySpan[];
}

/**
 * The effect of choosing days; days before `today` are left out.
 * @returns null if all of the days have passed
 */
export function pressed(chosen: DaySpan, entries: readonly CalendarEntry[], today: string): Pressed | null {
  const starts_on = chosen.starts_on > today ? chosen.starts_on : today;
  if (starts_on > chosen.ends_on) return null;
  const days = { starts_on, ends_on: chosen.ends_on };
  const own = entries.filter((entry) => entry.kind === 'busy' && overlaps(entry, days));
  const gaps: DaySpan[] = [];
  let next = starts_on;
  for (const span of own.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))) {
    if (next < span.starts_on) gaps.push({ starts_on: next, ends_on: addDays(span.starts_on, -1) });
    const after = addDays(span.ends_on, 1);
    if (after > next) next = after;
  }
  if (next <= days.ends_on) gaps.push({ starts_on: next, ends_on: days.ends_on });
  return gaps.length === 0 ? { makes: 'free', spans: [days] } : { makes: 'busy', spans: gaps };
}

/** The parts of an entry before and after the days. */
function without(entry: CalendarEntry, { starts_on, ends_on }: DaySpan): CalendarEntry[] {
  if (!overlaps(entry, { starts_on, ends_on })) return [entry];
  return [
    { ...entry, ends_on: addDays(starts_on, -1) },
    { ...entry, id: `${entry.id} ${ends_on}`, starts_on: addDays(ends_on, 1) },
  ].filter((part) => part.starts_on <= part.ends_on);
}

const BUSY = {
  kind: 'busy',
  candidate_id: null,
  starts_date: null,
  from_time: null,
  to_time: null,
  title: null,
  subtitle: null,
} as const;

/** The entries after the talent has marked days as busy or free. */
export function withPressed(entries: readonly CalendarEntry[], { makes, spans }: Pressed): CalendarEntry[] {
  const cleared = spans.reduce<readonly CalendarEntry[]>(
    (left, span) => left.flatMap((entry) => (entry.kind === 'busy' ? without(entry, span) : [entry])),
    entries,
  );
  const made =
    makes === 'free'
      ? []
      : spans.map((span) => ({ ...BUSY, ...span, id: span.starts_on, is_waiting: false, rank: null }));
  return [...cleared, ...made];
}
